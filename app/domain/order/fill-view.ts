import type { Address, Signature } from '../base/ids'
import type { Page, PageRequest } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { SpotVenue } from '../protocol/venues'
import type { PairSide } from './order-view'

/** One execution in the timeline of a spot order. */
export interface OrderFillView {
  readonly signature: Signature
  readonly at: UnixSeconds
  readonly slot: Slot
  /** Input of the execution, base units. `undefined`: not yet known. */
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  /** Value of the execution in USD, at the prices of its time. `undefined`: unknown. */
  readonly filledUsd: number | undefined
  /** USD per UI unit of the base token. `undefined` if the value or the amount is unknown. */
  readonly priceUsd: number | undefined
  /**
   * Difference between the received output and the output at market prices, basis points. Positive: the maker
   * received more than at market prices. `undefined` if a price is missing.
   */
  readonly vsMarketBps: number | undefined
  readonly taker: Address | undefined
}

/** A future cycle of a DCA order, valued at current prices. */
export interface PlannedCycleView {
  readonly at: UnixSeconds
  readonly inputRaw: bigint
  readonly inputUsd: number | undefined
}

export interface OrderFillsRequest extends PageRequest {
  readonly key: Address
  /** Minimum value of an execution, USD. Those of unknown value do not match. */
  readonly minAmountUsd?: number | undefined
}

/** An order's executions, newest first, and the planned cycles of a DCA order. */
export interface OrderFillsView extends Page<OrderFillView> {
  readonly venue: SpotVenue
  readonly input: PairSide
  readonly output: PairSide
  /** Whether the known executions add up to the whole amount that the order has sold. */
  readonly isComplete: boolean
  /**
   * Average of `vsMarketBps`, weighted by value, over the newest executions, at most `averagedFillCount`.
   * `undefined`: none of them has a market price and a value.
   */
  readonly averageVsMarketBps: number | undefined
  readonly plannedCycles: readonly PlannedCycleView[]
}

/** Maximum number of executions in the average difference from the market. */
export const averagedFillCount = 250

/** Returns the average difference from the market, weighted by value. */
export function computeAverageVsMarketBps(
  fills: readonly Pick<OrderFillView, 'filledUsd' | 'vsMarketBps'>[],
): number | undefined {
  let totalUsd = 0
  let weighted = 0
  for (const { filledUsd, vsMarketBps } of fills) {
    if (filledUsd === undefined || vsMarketBps === undefined) continue
    totalUsd += filledUsd
    weighted += filledUsd * vsMarketBps
  }
  return totalUsd > 0 ? weighted / totalUsd : undefined
}

/** Number of planned cycles in a timeline. */
export const plannedCycleCount = 5

/**
 * Returns `output × its price ÷ (input × its price) − 1`, basis points. Returns `undefined` if the input is
 * worth nothing or a number is unknown.
 */
export function computeVsMarketBps(
  input: { readonly ui: number | undefined; readonly priceUsd: number | undefined },
  output: { readonly ui: number | undefined; readonly priceUsd: number | undefined },
): number | undefined {
  const given = worth(input)
  const got = worth(output)
  return given === undefined || got === undefined || given === 0 ? undefined : (got / given - 1) * 10_000
}

function worth({
  ui,
  priceUsd,
}: {
  readonly ui: number | undefined
  readonly priceUsd: number | undefined
}): number | undefined {
  return ui === undefined || priceUsd === undefined ? undefined : ui * priceUsd
}
