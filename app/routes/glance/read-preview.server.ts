import { answerPolled } from '~/api/panel-answer.server'
import type { Glance } from '~/components/glance/glance'
import { perpOrderGlance, type SpotOrderWire, spotOrderGlance } from '~/components/glance/order-glance'
import type { PreviewKind } from '~/components/glance/preview-kinds'
import { traderGlance } from '~/components/glance/trader-glance'
import type { PageContext } from '~/context.server'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from '~/contracts/order-to-wire'
import { perpOrderDetailToWire } from '~/contracts/perp-order'
import { parseOrderKey } from '~/domain/order-key'
import { type DexLabel, topicOfDex } from '~/domain/order-kind'
import { allVenues } from '~/domain/panel-view'
import { parseAddress } from '~/domain/parse-id'
import { type GlanceAnswer, readGlance } from './read-glance.server'

/** Reads the summary card behind any preview image. */
export function readPreview(context: PageContext, kind: PreviewKind, id: string): Promise<GlanceAnswer> {
  if (kind === 'token' || kind === 'market') return readGlance(context, kind, id, '24h')
  const { queries } = context
  if (kind === 'trader') return answerPolled(context, allVenues, readTrader(queries, id), (glance) => glance)
  return answerPolled(
    context,
    (found) => (found ? [topicOfDex[found.dex]] : allVenues),
    readOrder(queries, id),
    (found) => found?.glance,
  )
}

/** Summary card of an order, and the venue where the order rests. */
interface FoundOrder {
  readonly dex: DexLabel
  readonly glance: Glance
}

type Queries = PageContext['queries']

async function readOrder(queries: Queries, id: string): Promise<FoundOrder | undefined> {
  const key = parseOrderKey(id)
  if (key === undefined) return undefined
  if (key.orderId !== undefined) {
    const order = await queries.getPerpOrder(key)
    return order && { dex: 'Drift', glance: perpOrderGlance(perpOrderDetailToWire(order)) }
  }
  const { dca, limit } = await queries.getSpotOrder(key.account)
  const foundOn = (dex: DexLabel, order: SpotOrderWire): FoundOrder => ({
    dex,
    glance: spotOrderGlance(order, dex),
  })
  if (dca !== undefined) return foundOn('Jupiter DCA', dcaOrderToWire(dca))
  if (limit === undefined) return undefined
  return limit.protocol === 'kamino-limit'
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
  return traderGlance(id, {
    dca: dca.total,
    limit: limit.total,
    kamino: kamino.total,
    positions: positions.total,
  })
}
