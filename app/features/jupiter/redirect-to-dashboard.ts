import { redirect } from '@remix-run/node'

/** Redirects old links to pages of limit orders to the dashboard. */
export function loader() {
  return redirect('/jupiter/dashboard')
}
