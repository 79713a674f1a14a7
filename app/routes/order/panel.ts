import type { LoaderFunctionArgs } from '@remix-run/node'
import { nothingKnown } from '~/components/live/polled-answer'
import { pageContextOf } from '~/context.server'
import { readOrder } from './read-order.server'

/** Returns one order for the popup's polling: `/panels/order/{key}`. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await readOrder(pageContextOf(context), params.key ?? '')
  if (answer === undefined) return new Response(null, { status: nothingKnown })
  if (answer.data === null) return new Response(null, { status: 503 })
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=1' } })
}
