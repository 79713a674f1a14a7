import { redirect } from '@remix-run/node'
import { Navigate } from '@remix-run/react'

/** Redirects old links to the list of DCA orders to the overview, which contains that list. */
export function loader() {
  return redirect('/')
}

/**
 * The browser does not call the server loader, because the `<Navigate>` element below redirects and also
 * names the table to focus.
 */
export const clientLoader = () => null

/** Redirects a navigation within the app to the overview and names the table to focus. */
export default function JupiterDca() {
  return <Navigate to="/" replace state={{ focus: 'dca' }} />
}
