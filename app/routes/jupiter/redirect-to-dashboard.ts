import { redirect } from '@remix-run/node'

/** Limit orders have no page of their own: old links lead to the dashboard (M5). */
export function loader() {
  return redirect('/jupiter/dashboard')
}
