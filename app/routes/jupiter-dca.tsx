import { redirect } from '@remix-run/node'
import { Navigate } from '@remix-run/react'

/** Redirects old links to the DCA list to the overview, which contains it. */
export function loader() {
  return redirect('/')
}

/** The browser does not call the loader: the `<Navigate>` below also says which part of the page to focus. */
export const clientLoader = () => null

/** Within the app, the redirect also names the table to focus. */
export default function JupiterDca() {
  return <Navigate to="/" replace state={{ focus: 'dca' }} />
}
