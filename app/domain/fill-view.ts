import type { OrderVenue } from './identity-view'
import type { Address, Signature } from './ids'
import type { PairSide } from './order-view'
import type { Page, PageRequest } from './page'
import type { Slot, UnixSeconds } from './time'

/** One execution of a spot order as its timeline shows it. */
export interface OrderFillView {
  readonly signature: Signature
  readonly at: UnixSeconds
  readonly slot: Slot
  /** Base units; undefined while it can't be told. */
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  /** At the prices of its time; undefined = unknown. */
  readonly filledUsd: number | undefined
  /** USD per UI unit of the base token; undefined where value or amount is unknown. */
  readonly priceUsd: number | undefined
  /** Output against what the market would have given, basis points; plus = better for the maker; undefined without both prices. */
  readonly vsMarketBps: number | undefined
  readonly taker: Address | undefined
}

/** One cycle to come, at current prices. */
export interface PlannedCycleView {
  readonly at: UnixSeconds
  readonly inputRaw: bigint
  readonly inputUsd: number | undefined
}

export interface OrderFillsRequest extends PageRequest {
  readonly key: Address
}

/** An order's executions, newest first, and of a DCA order what comes next. */
export interface OrderFillsView extends Page<OrderFillView> {
  readonly venue: OrderVenue
  readonly input: PairSide
  readonly output: PairSide
  /** The order has sold no more than all of its known executions have. */
  readonly isComplete: boolean
  readonly plannedCycles: readonly PlannedCycleView[]
}

/** How many planned cycles a timeline shows (B8). */
export const plannedCycleCount = 5

/** `output × its price ÷ (input × its price) − 1` in basis points; undefined where the input is worth nothing or a number is unknown. */
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
