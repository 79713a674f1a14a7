import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { canonicalDriftPath } from '~/shared/paths/drift-paths'

/** Redirects paths of the Drift dashboard that have no page to the path of an existing page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(canonicalDriftPath(pathname) + search)
}
