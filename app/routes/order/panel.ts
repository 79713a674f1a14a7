import type { LoaderFunctionArgs } from '@remix-run/node'
import { nothingKnown } from '~/components/live/polled-result'
import { pageContextOf } from '~/context.server'
import { readOrder } from './read-order.server'

/** Returns one order. The order popup polls this route: `/panels/order/{key}`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const result = await readOrder(pageContextOf(context), params.key ?? '')
  if (result === undefined) return new Response(null, { status: nothingKnown })
  if (result.data === null) return new Response(null, { status: 503 })
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=1' } })
}
