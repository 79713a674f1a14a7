import { type LoaderFunctionArgs, redirect } from '@remix-run/node'

/** A venue's bare name, typed or cut off by hand: its dashboard. */
export function loader({ request }: LoaderFunctionArgs) {
  const [, venue] = new URL(request.url).pathname.split('/')
  return redirect(`/${venue}/dashboard`)
}
