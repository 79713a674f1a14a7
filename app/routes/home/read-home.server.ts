import { tradeFeedSize } from '~/components/drift/trade-feed-size'
import { orderLists } from '~/components/orders/order-lists'
import type { PageContext } from '~/context.server'
import { historyToWire } from '~/contracts/history'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { pageToWire, type WirePage } from '~/contracts/page'
import { panelToWire } from '~/contracts/panel'
import { perpTradeToWire } from '~/contracts/perp'
import type { Page } from '~/domain/page'
import type { PanelTopic } from '~/domain/panel-view'
import { isSourceUnavailable } from '~/queries/source-unavailable.server'
import { parseListQuery } from '~/ui/list-query'

/** Rows of each table while no advertisement takes room (resolution 4.13). */
const sizes = { dca: 18, limit: 10, kamino: 12 } as const

/** Everything that the overview shows, by what its address asks of each table. */
export async function readHome(context: PageContext, params: URLSearchParams) {
  const { queries } = context
  const dca = parseListQuery(orderLists.dca, params)
  const limit = parseListQuery(orderLists.limit, params)
  const kamino = parseListQuery(orderLists.kamino, params)
  const answers = await Promise.all([
    answer(
      context,
      'drift.trades',
      queries.listPerpTrades({ page: 1, size: tradeFeedSize }),
      perpTradeToWire,
    ),
    answer(context, 'dca', queries.listDcaOrders({ ...dca, size: sizes.dca }), dcaOrderToWire),
    answer(context, 'limit', queries.listLimitOrders({ ...limit, size: sizes.limit }), limitOrderToWire),
    answer(context, 'kamino', queries.listKaminoOrders({ ...kamino, size: sizes.kamino }), kaminoOrderToWire),
  ])
  const [driftTrades, dcaOrders, limitOrders, kaminoOrders] = answers
  return {
    history: historyToWire(await queries.getHistory(['drift.trades', 'dca', 'limit', 'kamino'])),
    driftTrades,
    dca: { query: dca, answer: dcaOrders },
    limit: { query: limit, answer: limitOrders },
    kamino: { query: kamino, answer: kaminoOrders },
  }
}

/** A panel's page and age. A source that is down empties its own panel, not the whole page. */
async function answer<Row, Wire>(
  context: PageContext,
  topic: PanelTopic,
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
) {
  const [page, panel] = await Promise.all([wirePage(listed, toWire), context.queries.getPanel(topic)])
  return { page, meta: panelToWire(panel), answeredAt: Math.floor(context.clock.nowMs() / 1000) }
}

async function wirePage<Row, Wire>(
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
): Promise<WirePage<Wire> | null> {
  try {
    return pageToWire(await listed, toWire)
  } catch (error) {
    if (isSourceUnavailable(error)) return null
    throw error
  }
}
