import { loadPolled } from '~/api/panel-result.server'
import { perpOrderCard, type SpotOrderWire, spotOrderCard } from '~/components/summary-card/order-card'
import type { PreviewKind } from '~/components/summary-card/preview-kinds'
import type { SummaryCard } from '~/components/summary-card/summary-card'
import { traderCard } from '~/components/summary-card/trader-card'
import type { PageContext } from '~/context.server'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { perpOrderDetailToWire } from '~/contracts/perp-order'
import { orderVenueOf } from '~/domain/identity-view'
import { parseOrderKey } from '~/domain/order-key'
import { type DexLabel, topicOfDex } from '~/domain/order-kind'
import { allVenues } from '~/domain/panel-view'
import { parseAddress } from '~/domain/parse-id'
import { type CardResult, readCard } from './read-card.server'

/** Reads the summary card for a preview image of any kind. */
export function readPreview(context: PageContext, kind: PreviewKind, id: string): Promise<CardResult> {
  if (kind === 'token' || kind === 'market') return readCard(context, kind, id, '24h')
  const { queries } = context
  if (kind === 'trader') return loadPolled(context, allVenues, readTrader(queries, id), (card) => card)
  return loadPolled(
    context,
    (found) => (found ? [topicOfDex(found.dex)] : allVenues),
    readOrder(queries, id),
    (found) => found?.card,
  )
}

/** Summary card of an order, and the venue of the order. */
interface FoundOrder {
  readonly dex: DexLabel
  readonly card: SummaryCard
}

type Queries = PageContext['queries']

async function readOrder(queries: Queries, id: string): Promise<FoundOrder | undefined> {
  const key = parseOrderKey(id)
  if (key === undefined) return undefined
  if (key.orderId !== undefined) {
    const order = await queries.getPerpOrder(key)
    return order && { dex: 'Drift', card: perpOrderCard(perpOrderDetailToWire(order)) }
  }
  const { dca, limit } = await queries.getSpotOrder(key.account)
  const foundOn = (dex: DexLabel, order: SpotOrderWire): FoundOrder => ({
    dex,
    card: spotOrderCard(order, dex),
  })
  if (dca !== undefined) return foundOn('Jupiter DCA', dcaOrderToWire(dca))
  if (limit === undefined) return undefined
  return orderVenueOf(limit.protocol) === 'kamino'
    ? foundOn('Kamino', kaminoOrderToWire(limit))
    : foundOn('Jupiter Limit', limitOrderToWire(limit))
}

async function readTrader(queries: Queries, id: string) {
  const maker = parseAddress(id)
  if (maker === undefined) return undefined
  const ofOrders = {
    maker,
    filter: 'historical',
    page: 1,
    size: 1,
    sortField: 'createdAt',
    sortOrder: 'desc',
  } as const
  const [dca, limit, kamino, positions] = await Promise.all([
    queries.listDcaOrders(ofOrders),
    queries.listLimitOrders(ofOrders),
    queries.listKaminoOrders(ofOrders),
    queries.listUserPerpPositions({ user: maker, page: 1, size: 1, sortOrder: 'desc' }),
  ])
  return traderCard(id, {
    dca: dca.total,
    limit: limit.total,
    kamino: kamino.total,
    positions: positions.total,
  })
}
