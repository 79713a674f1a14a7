import { panelLoader } from '~/context/page-loader.server'
import { nothingKnown } from '~/shared/page-data/polled-result'
import { readOrder } from './read-order.server'

/** Returns one order. The order popup polls this route: `/panels/order/{key}`. */
export const loader = panelLoader(1, async ({ services, params }) => {
  const result = await readOrder(services, params.key ?? '')
  if (result === undefined) return new Response(null, { status: nothingKnown })
  return result.data === null ? new Response(null, { status: 503 }) : result
})
