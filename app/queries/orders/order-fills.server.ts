import { rawToUiNumber } from '~/domain/base/amount'
import type { Address } from '~/domain/base/ids'
import { pageOffset } from '~/domain/base/page'
import type { UnixSeconds } from '~/domain/base/time'
import { type DisplayUnit, displayedPrice, unitAt } from '~/domain/base/ui-scale'
import { planCycles } from '~/domain/order/dca-schedule'
import {
  averagedFillCount,
  computeAverageVsMarketBps,
  computeVsMarketBps,
  type OrderFillsRequest,
  type OrderFillsView,
  type OrderFillView,
  type PlannedCycleView,
  plannedCycleCount,
} from '~/domain/order/fill-view'
import { isBuy } from '~/domain/order/order'
import type { DcaOrderView, PairSide } from '~/domain/order/order-view'
import { protocolFacts } from '~/domain/protocol/protocol'
import type { SpotVenue } from '~/domain/protocol/venues'
import type { Pool } from '~/store/postgres/pool'
import { readDcaOrders } from '~/store/read/orders/read-dca-orders'
import { readLimitOrders } from '~/store/read/orders/read-limit-orders'
import {
  countLargeFills,
  type FilledOrder,
  readOrderFills,
  readOrderFillTotal,
  type StoredFill,
} from '~/store/read/orders/read-order-fills'
import { readTradedPair } from '~/store/read/orders/read-unopened-orders'
import { nowOf, readTokenSides, type SpotDeps } from '../tokens/token-sides.server'
import { toDcaOrderView, toLimitOrderView } from './order-views.server'

/**
 * Maximum age of the executions, milliseconds. The planned cycles in the result depend on the current time.
 */
const fillsMaxAgeMs = 2_000

/**
 * Returns the executions and planned cycles of an order. Returns `undefined` if the store contains neither
 * the order nor an execution of the order with a token pair.
 */
export function readFillsOfOrder(
  deps: SpotDeps,
  request: OrderFillsRequest,
): Promise<OrderFillsView | undefined> {
  return deps.cache.get<OrderFillsView | undefined>({
    key: `fills ${request.key} ${request.minAmountUsd} ${request.page} ${request.size}`,
    topics: [],
    maxAgeMs: fillsMaxAgeMs,
    weigh: (view) => view?.rows.length ?? 0,
    load: () => loadFills(deps, request),
  })
}

/**
 * Data needed to convert and value the executions of an order. The data comes from the order's row, or from
 * the executions if the store has no row for the order.
 */
interface TradedOrder {
  readonly venue: SpotVenue
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  readonly openedAt: UnixSeconds | undefined
  /** Input that the order has already sold according to its account, base units. `undefined`: unknown. */
  readonly soldInputRaw: bigint | undefined
  readonly plannedCycles: readonly PlannedCycleView[]
}

async function loadFills(deps: SpotDeps, request: OrderFillsRequest): Promise<OrderFillsView | undefined> {
  const { pool } = deps
  const { key, page, size } = request
  const order = (await readListedOrder(deps, key)) ?? (await readUnopenedOrder(deps, key))
  if (order === undefined) return undefined
  const { venue, input, output, openedAt, soldInputRaw, plannedCycles } = order
  const filled = { key, inputMint: input.mint, outputMint: output.mint, openedAt }
  const filter = { minUsd: request.minAmountUsd }
  const [stored, { inputRaw, ...total }, listed] = await Promise.all([
    readOrderFills(pool, filled, filter, { limit: size, offset: pageOffset(request) }),
    readOrderFillTotal(pool, filled),
    filter.minUsd === undefined ? undefined : countLargeFills(pool, filled, filter.minUsd),
  ])
  const rows = stored.map((fill) => toFillView(fill, order))
  const isAll = rows.length === total.total
  const averaged = isAll ? rows : await readAveraged(pool, filled, order)
  return {
    venue,
    input,
    output,
    plannedCycles,
    rows,
    averageVsMarketBps: computeAverageVsMarketBps(averaged),
    ...(listed ?? total),
    isComplete: soldInputRaw !== undefined && inputRaw >= soldInputRaw,
    page,
    size,
  }
}

/** Reads the executions for the average difference from the market. */
async function readAveraged(pool: Pool, filled: FilledOrder, order: TradedOrder): Promise<OrderFillView[]> {
  const newest = await readOrderFills(pool, filled, {}, { limit: averagedFillCount, offset: 0 })
  return newest.map((fill) => toFillView(fill, order))
}

async function readListedOrder(deps: SpotDeps, key: Address): Promise<TradedOrder | undefined> {
  const { pool, publicUrl } = deps
  const now = nowOf(deps)
  const [[dca], [limit]] = await Promise.all([readDcaOrders(pool, [key]), readLimitOrders(pool, [key])])
  if (dca !== undefined) {
    const order = toDcaOrderView(dca, now, publicUrl)
    const { createdAt: openedAt, inUsedRaw: soldInputRaw } = order.state
    return { ...order, venue: 'dca', openedAt, soldInputRaw, plannedCycles: planOf(order, now) }
  }
  if (limit === undefined) return undefined
  const order = toLimitOrderView(limit, now, publicUrl)
  const { createdAt: openedAt, initialInputRaw, remainingInputRaw } = order.state
  const soldInputRaw = initialInputRaw - remainingInputRaw
  return { ...order, venue: protocolFacts[order.protocol].venue, openedAt, soldInputRaw, plannedCycles: [] }
}

/**
 * Reads an order that has no row in the store from its executions. Such an order was opened before the known
 * history.
 */
async function readUnopenedOrder(deps: SpotDeps, key: Address): Promise<TradedOrder | undefined> {
  const traded = await readTradedPair(deps.pool, key)
  if (traded === undefined) return undefined
  const { protocol, inputMint, outputMint } = traded
  const sideOf = await readTokenSides(deps, [inputMint, outputMint])
  return {
    venue: protocolFacts[protocol].venue,
    input: sideOf(inputMint),
    output: sideOf(outputMint),
    buy: isBuy(inputMint, outputMint),
    openedAt: undefined,
    soldInputRaw: undefined,
    plannedCycles: [],
  }
}

function planOf({ state, status, input }: DcaOrderView, now: number): PlannedCycleView[] {
  if (status !== 'open') return []
  return planCycles(state, now, plannedCycleCount).map((cycle) => {
    const ui = rawToUiNumber(cycle.inputRaw, input)
    const inputUsd = ui === undefined || input.priceUsd === undefined ? undefined : ui * input.priceUsd
    return { ...cycle, inputUsd }
  })
}

function toFillView(fill: StoredFill, { input, output, buy }: TradedOrder): OrderFillView {
  const [inputUnit, outputUnit] = [unitAt(input, fill.at), unitAt(output, fill.at)]
  const inputUi = fill.inputRaw === undefined ? undefined : rawToUiNumber(fill.inputRaw, inputUnit)
  const outputUi = rawToUiNumber(fill.outputRaw, outputUnit)
  const baseUi = buy ? outputUi : inputUi
  const hasPrice = fill.usd !== undefined && baseUi !== undefined && baseUi > 0
  return {
    signature: fill.signature,
    at: fill.at,
    slot: fill.slot,
    inputRaw: fill.inputRaw,
    outputRaw: fill.outputRaw,
    filledUsd: fill.usd,
    priceUsd: hasPrice ? fill.usd / baseUi : undefined,
    vsMarketBps: computeVsMarketBps(
      { ui: inputUi, priceUsd: displayedIn(fill.inputPriceUsd, inputUnit) },
      { ui: outputUi, priceUsd: displayedIn(fill.outputPriceUsd, outputUnit) },
    ),
    taker: fill.taker,
  }
}

/** Converts a past price per unscaled token to the display unit that was valid at that time. */
function displayedIn(priceUsd: number | undefined, { uiMultiplier }: DisplayUnit): number | undefined {
  return priceUsd === undefined ? undefined : displayedPrice(priceUsd, uiMultiplier)
}
