import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'

/**
 * Serves the JSON API if the app runs under the standard `remix-serve`. Sextant's own server handles API
 * requests before they reach Remix.
 */
export function loader({ request, context }: LoaderArguments): Promise<Response> {
  return pageContextOf(context).api(request)
}

/** Passes requests with any method to the API, which itself rejects methods that it does not support. */
export function action({ request, context }: LoaderArguments): Promise<Response> {
  return pageContextOf(context).api(request)
}
