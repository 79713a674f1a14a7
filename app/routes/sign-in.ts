import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'

/** Challenge, verify, status and logout of the wallet sign-in, where no server of ours answers before Remix does (stock remix-serve). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return pageContextOf(context).signIn(request)
}

export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return pageContextOf(context).signIn(request)
}
