import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { canonicalDriftPath } from '~/components/drift/drift-paths'

/** Redirects dashboard addresses that have no page of their own. The target replaces the history entry. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(canonicalDriftPath(pathname) + search)
}
