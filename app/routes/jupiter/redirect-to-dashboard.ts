import { redirect } from '@remix-run/node'

/** Redirects old links to limit order pages to the dashboard. */
export function loader() {
  return redirect('/jupiter/dashboard')
}
