import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/**
 * Redirects the path of a venue, for example `/drift`, to the dashboard of the venue. The query string is
 * kept.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const [, venue] = pathname.split('/')
  return redirect(`/${venue}/dashboard${search}`)
}
