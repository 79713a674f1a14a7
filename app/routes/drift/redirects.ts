import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { canonicalDriftPath } from '~/components/drift/drift-paths'

/** Addresses of the dashboard that are no page of it lead to one, whose own history entry takes their place. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return redirect(canonicalDriftPath(pathname) + search)
}
