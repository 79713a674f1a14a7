import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadPolled } from '~/api/panel-result.server'
import { pageContextOf } from '~/context.server'
import { orderBookToWire } from '~/contracts/kamino'

/** Returns the SOL/USDC order book. The panel polls this route. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = pageContextOf(context)
  const result = await loadPolled(services, 'kamino', services.queries.getKaminoBook(), orderBookToWire)
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=1' } })
}
