import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { pageContextOf } from '~/context.server'

/** The JSON API where no server of ours answers before Remix does (stock remix-serve). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return pageContextOf(context).api(request)
}

/** Methods that the API does not have are refused by itself. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return pageContextOf(context).api(request)
}
