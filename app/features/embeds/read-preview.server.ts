import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { labelledLimitOrder } from '~/contracts/order-details'
import { dcaOrderToWire } from '~/contracts/orders/order-to-wire'
import { perpOrderDetailToWire } from '~/contracts/perps/perp-order'
import { parseAddress } from '~/domain/base/parse-id'
import { parseOrderKey } from '~/domain/order/order-key'
import { type DexLabel, topicOfDex } from '~/domain/order/order-kind'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { type DataTopic, perpProtocolOf, protocolFacts } from '~/domain/protocol/protocol'
import { perpVenues } from '~/domain/protocol/venues'
import { allVenues } from '~/domain/service/panel-view'
import type { PreviewKind } from '~/shared/sharing/preview-kinds'
import { perpOrderCard, type SpotOrderWire, spotOrderCard } from './order-card'
import { type CardResult, readCard } from './read-card.server'
import type { SummaryCard } from './summary-card'
import { traderCard } from './trader-card'

/** Reads the summary card for a preview image of any kind. */
export function readPreview(context: PageContext, kind: PreviewKind, id: string): Promise<CardResult> {
  if (kind === 'token' || kind === 'market') return readCard(context, kind, id, '24h')
  const { queries } = context
  if (kind === 'trader') return loadPolled(context, allVenues, readTrader(queries, id), (card) => card)
  return loadPolled(
    context,
    (found) => (found ? [found.topic] : allVenues),
    readOrder(queries, id),
    (found) => found?.card,
  )
}

/** Summary card of an order, and the topic of the venue's orders. */
interface FoundOrder {
  readonly topic: DataTopic
  readonly card: SummaryCard
}

type Queries = PageContext['queries']

async function readOrder(queries: Queries, id: string): Promise<FoundOrder | undefined> {
  const key = parseOrderKey(id)
  if (key === undefined) return undefined
  if (key.orderId !== undefined) {
    const order = await queries.getPerpOrder(perpVenues, key)
    if (order === undefined) return undefined
    const { label: dex } = protocolFacts[perpProtocolOf(order.venue)]
    const { trades: topic } = perpVenueFacts[order.venue].changeTopics
    return { topic, card: perpOrderCard(perpOrderDetailToWire(order), dex) }
  }
  const { dca, limit } = await queries.getSpotOrder(key.account)
  const foundOn = (dex: DexLabel, order: SpotOrderWire): FoundOrder => ({
    topic: topicOfDex(dex),
    card: spotOrderCard(order, dex),
  })
  if (dca !== undefined) return foundOn('Jupiter DCA', dcaOrderToWire(dca))
  if (limit === undefined) return undefined
  const { dex, order } = labelledLimitOrder(limit)
  return foundOn(dex, order)
}

async function readTrader(queries: Queries, id: string) {
  const wallet = parseAddress(id)
  return wallet && traderCard(id, await queries.getTraderCounts(wallet))
}
