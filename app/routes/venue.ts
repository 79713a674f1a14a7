import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** A venue's bare name, typed or cut off by hand: its dashboard, with what else the address says. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const [, venue] = pathname.split('/')
  return redirect(`/${venue}/dashboard${search}`)
}
