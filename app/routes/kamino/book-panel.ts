import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerPolled } from '~/api/panel-answer.server'
import { pageContextOf } from '~/context.server'
import { orderBookToWire } from '~/contracts/kamino'

/** Returns the SOL/USDC order book for the panel's polling. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = pageContextOf(context)
  const answer = await answerPolled(services, 'kamino', services.queries.getKaminoBook(), orderBookToWire)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=1' } })
}
