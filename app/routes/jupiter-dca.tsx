import { redirect } from '@remix-run/node'
import { Navigate } from '@remix-run/react'

/** Old links to the list of DCA orders lead to the overview, which has it (M2). */
export function loader() {
  return redirect('/')
}

/** In the browser nothing is asked for: the navigation below does it, and can say what it is about. */
export const clientLoader = () => null

/** Within the product the redirect also says where to look (resolution 4.5). */
export default function JupiterDca() {
  return <Navigate to="/" replace state={{ focus: 'dca' }} />
}
