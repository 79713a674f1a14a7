import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'

/**
 * Serves the JSON API under stock remix-serve. With Sextant's own server, that server handles it before
 * Remix.
 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return pageContextOf(context).api(request)
}

/** The API itself rejects methods that it does not support. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return pageContextOf(context).api(request)
}
