import { rawToUiNumber } from '~/domain/amount'
import { planCycles } from '~/domain/dca-schedule'
import {
  computeVsMarketBps,
  type OrderFillsRequest,
  type OrderFillsView,
  type OrderFillView,
  type PlannedCycleView,
  plannedCycleCount,
} from '~/domain/fill-view'
import type { DcaOrderView, LimitOrderView } from '~/domain/order-view'
import { pageOffset } from '~/domain/page'
import { readDcaOrders } from '~/store/read-dca-orders'
import { readLimitOrders } from '~/store/read-limit-orders'
import { readOrderFills, readOrderFillTotal, type StoredFill } from '~/store/read-order-fills'
import { toDcaOrderView, toLimitOrderView } from './order-views.server'
import { nowOf, type SpotDeps } from './token-sides.server'

/** Planned cycles move with the clock. */
const fillsMaxAgeMs = 2_000

/** An order's executions and what is planned; undefined = there is no such order. */
export function readFillsOfOrder(
  deps: SpotDeps,
  request: OrderFillsRequest,
): Promise<OrderFillsView | undefined> {
  return deps.cache.get<OrderFillsView | undefined>({
    key: `fills ${request.key} ${request.page} ${request.size}`,
    topics: [],
    maxAgeMs: fillsMaxAgeMs,
    weigh: (view) => view?.rows.length ?? 0,
    load: () => loadFills(deps, request),
  })
}

async function loadFills(deps: SpotDeps, request: OrderFillsRequest): Promise<OrderFillsView | undefined> {
  const { pool } = deps
  const { key, page, size } = request
  const now = nowOf(deps)
  const order = await readOrder(deps, key, now)
  if (order === undefined) return undefined
  const { input, output } = order
  const filled = { key, inputMint: input.mint, outputMint: output.mint, openedAt: order.state.createdAt }
  const [stored, { inputRaw, ...total }] = await Promise.all([
    readOrderFills(pool, filled, { limit: size, offset: pageOffset(request) }),
    readOrderFillTotal(pool, filled),
  ])
  return {
    venue: venueOf(order),
    input,
    output,
    plannedCycles: order.kind === 'dca' ? planOf(order, now) : [],
    rows: stored.map((fill) => toFillView(fill, order)),
    ...total,
    isComplete: inputRaw >= soldInputRaw(order),
    page,
    size,
  }
}

async function readOrder(
  { pool, publicUrl }: SpotDeps,
  key: OrderFillsRequest['key'],
  now: number,
): Promise<DcaOrderView | LimitOrderView | undefined> {
  const [[dca], [limit]] = await Promise.all([readDcaOrders(pool, [key]), readLimitOrders(pool, [key])])
  if (dca !== undefined) return toDcaOrderView(dca, now, publicUrl)
  return limit && toLimitOrderView(limit, now, publicUrl)
}

/** Input that an order has sold by the state of its account, base units. */
function soldInputRaw(order: DcaOrderView | LimitOrderView): bigint {
  if (order.kind === 'dca') return order.state.inUsedRaw
  return order.state.initialInputRaw - order.state.remainingInputRaw
}

function venueOf(order: DcaOrderView | LimitOrderView): OrderFillsView['venue'] {
  if (order.kind === 'dca') return 'dca'
  return order.protocol === 'kamino-limit' ? 'kamino' : 'limit'
}

function planOf({ state, status, input }: DcaOrderView, now: number): PlannedCycleView[] {
  if (status !== 'open') return []
  return planCycles(state, now, plannedCycleCount).map((cycle) => {
    const ui = rawToUiNumber(cycle.inputRaw, input.decimals)
    const inputUsd = ui === undefined || input.priceUsd === undefined ? undefined : ui * input.priceUsd
    return { ...cycle, inputUsd }
  })
}

function toFillView(fill: StoredFill, { input, output, buy }: DcaOrderView | LimitOrderView): OrderFillView {
  const inputUi = fill.inputRaw === undefined ? undefined : rawToUiNumber(fill.inputRaw, input.decimals)
  const outputUi = rawToUiNumber(fill.outputRaw, output.decimals)
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
      { ui: inputUi, priceUsd: fill.inputPriceUsd },
      { ui: outputUi, priceUsd: fill.outputPriceUsd },
    ),
    taker: fill.taker,
  }
}
