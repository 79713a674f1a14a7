import { leastRaw } from '~/domain/base/amount'
import { pageOffset } from '~/domain/base/page'
import { quoteDecimals } from '~/domain/perp/perp'
import {
  computeBaseAmount,
  computeFillPriceUsd,
  computePriceUsd,
  computeQuoteUsd,
} from '~/domain/perp/perp-math'
import type {
  PerpOrderDetailView,
  PerpOrderFillsRequest,
  PerpOrderFillsView,
  PerpOrderFillView,
  PerpOrderRequest,
} from '~/domain/perp/perp-order-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import {
  countLargePerpOrderFills,
  readPerpOrderFills,
  type StoredPerpOrderFill,
} from '~/store/read/perps/read-perp-order-fills'
import type { PerpQueryDeps } from './market-reader.server'
import { readOrderTraces, toPerpOrderDetailView } from './order-traces.server'
import type { PerpAccountQueries } from './perp-queries.server'
import { isLiquidation } from './perp-views.server'

/**
 * Maximum age of a perp order's details, milliseconds. A resting order changes with its executions and with
 * the oracle price.
 */
const detailsMaxAgeMs = 2_000

/** Creates the queries for one perp order, resting or ended. */
export function createPerpOrderQueries(
  deps: PerpQueryDeps,
): Pick<PerpAccountQueries, 'getPerpOrder' | 'getPerpOrderFills'> {
  const { cache } = deps
  return {
    getPerpOrder: (venues, order) =>
      cache.get<PerpOrderDetailView | undefined>({
        key: `perp order ${venues} ${keyOf(order)}`,
        topics: [],
        maxAgeMs: detailsMaxAgeMs,
        load: async () => (await loadOrder(deps, venues, order))?.view,
      }),
    getPerpOrderFills: (venues, request) =>
      cache.get<PerpOrderFillsView | undefined>({
        key: `perp order fills ${venues} ${keyOf(request.key)} ${request.minAmountUsd} ${request.page} ${request.size}`,
        topics: [],
        maxAgeMs: detailsMaxAgeMs,
        weigh: (fills) => fills?.rows.length ?? 0,
        load: () => loadFills(deps, venues, request),
      }),
  }
}

function keyOf({ account, orderId, placedSlot }: PerpOrderRequest): string {
  return `${account} ${orderId} ${placedSlot}`
}

/** Returns `undefined` for an unknown order, and for an order of a venue that is not among `venues`. */
async function loadOrder(
  { pool, clock }: PerpQueryDeps,
  venues: readonly PerpVenue[],
  order: PerpOrderRequest,
) {
  const traces = await readOrderTraces(pool, order)
  if (traces === undefined || !venues.includes(traces.market.venue)) return undefined
  return { traces, view: toPerpOrderDetailView(order, traces, Math.floor(clock.nowMs() / 1000)) }
}

async function loadFills(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  request: PerpOrderFillsRequest,
): Promise<PerpOrderFillsView | undefined> {
  const { key, minAmountUsd, page, size } = request
  const order = await loadOrder(deps, venues, key)
  if (order === undefined) return undefined
  const { view, traces } = order
  const minQuoteRaw = leastRaw(minAmountUsd ?? 0, quoteDecimals)
  const cut = { limit: size, offset: pageOffset(request) }
  const [stored, listed] = await Promise.all([
    readPerpOrderFills(deps.pool, traces.sought, cut, minQuoteRaw),
    minQuoteRaw === 0n ? undefined : countLargePerpOrderFills(deps.pool, traces.sought, minQuoteRaw),
  ])
  const { venue, marketIndex, marketName, baseSymbol } = view
  const known = traces.fills ?? { total: 0, totalIsExact: true, baseRaw: 0n }
  return {
    venue,
    marketIndex,
    marketName,
    baseSymbol,
    rows: stored.map(toFillView),
    total: listed?.total ?? known.total,
    totalIsExact: listed?.totalIsExact ?? known.totalIsExact,
    // If it is unknown how the order ended, the store may lack its last executions as well.
    isComplete: view.status !== 'ended' && known.baseRaw >= (traces.filled?.baseRaw ?? 0n),
    page,
    size,
  }
}

function toFillView(fill: StoredPerpOrderFill): PerpOrderFillView {
  const { signature, instructionPath, eventIndex, role, counterparty, at, slot } = fill
  return {
    signature,
    instructionPath,
    eventIndex,
    role,
    priceUsd: computeFillPriceUsd(fill.baseRaw, fill.quoteRaw),
    baseAmount: computeBaseAmount(fill.baseRaw),
    quoteUsd: computeQuoteUsd(fill.quoteRaw),
    feeUsd: fill.feeQuoteRaw === undefined ? undefined : computeQuoteUsd(fill.feeQuoteRaw),
    oraclePriceUsd: computePriceUsd(fill.oraclePriceRaw),
    counterparty,
    liquidation: isLiquidation(fill),
    at,
    slot,
  }
}
