import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseFeedQuery } from '~/components/drift/feed/feed-query'
import { pageContextOf } from '~/context.server'
import { parseAddress } from '~/domain/parse-id'
import { readOrders } from '../orders/read-orders.server'

/** Returns the open orders of a view. The page polls this route. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = params.user === undefined ? undefined : parseAddress(params.user)
  const query = parseFeedQuery(new URL(request.url).searchParams)
  const result = await readOrders(pageContextOf(context), params.market ?? '', user, query)
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=2' } })
}
