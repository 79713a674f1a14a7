import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** Redirects a bare venue path to the venue's dashboard and keeps the query string. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const [, venue] = pathname.split('/')
  return redirect(`/${venue}/dashboard${search}`)
}
