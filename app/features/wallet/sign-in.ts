import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'

/**
 * Serves the endpoints of the wallet sign-in (challenge, verify, status and logout) if the app runs under the
 * standard `remix-serve`. Sextant's own server handles these requests before they reach Remix.
 */
export function loader({ request, context }: LoaderArguments): Promise<Response> {
  return pageContextOf(context).signIn(request)
}

export function action({ request, context }: LoaderArguments): Promise<Response> {
  return pageContextOf(context).signIn(request)
}
