import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'

/**
 * Serves challenge, verify, status and logout of the wallet sign-in under stock remix-serve. With Sextant's
 * own server, that server handles them before Remix.
 */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return pageContextOf(context).signIn(request)
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return pageContextOf(context).signIn(request)
}
