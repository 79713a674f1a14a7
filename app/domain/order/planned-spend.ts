import { rawToUiNumber } from '../base/amount'
import type { Address } from '../base/ids'
import type { UnixSeconds } from '../base/time'
import { dcaRemainingRaw } from './order'
import type { DcaPace } from './order-math'
import type { DcaOrderView, PairSide } from './order-view'

/** Number of tokens that have a series of their own. All other tokens share one series. */
const namedTokens = 5

const hourSeconds = 3_600

/** Planned spending of DCA orders to buy or sell one token, USD per hour. */
export interface PlannedSeries {
  /** The traded token. `undefined`: this series is the sum of all tokens without a series of their own. */
  readonly token: Pick<PairSide, 'mint' | 'symbol' | 'verified'> | undefined
  readonly usdByHour: readonly number[]
}

/** Planned spending of DCA orders in the coming hours, at current prices and if nothing changes. */
export interface PlannedSpend {
  /** Series by size, largest first. The sum of the other tokens is last. */
  readonly series: readonly PlannedSeries[]
  /** Number of orders that are not included in the sums because their input has no price. */
  readonly unpricedOrders: number
}

/**
 * Returns the input that an order will spend in each of the coming hours, base units. Gives the same result
 * as `planCycles` without creating thousands of cycles.
 */
export function spentByHourRaw(order: DcaPace, now: UnixSeconds, hours: number): bigint[] {
  const leftRaw = dcaRemainingRaw(order)
  const firstAt = Math.max(order.nextCycleAt, now)
  const spentBeforeRaw = (at: UnixSeconds) => {
    const cycles = Math.max(0, Math.ceil((at - firstAt) / Math.max(order.cycleFrequencySeconds, 1)))
    const plannedRaw = BigInt(cycles) * order.inAmountPerCycleRaw
    return plannedRaw < leftRaw ? plannedRaw : leftRaw
  }
  return Array.from({ length: hours }, (_, hour) => {
    const from = now + hour * hourSeconds
    return spentBeforeRaw(from + hourSeconds) - spentBeforeRaw(from)
  })
}

/** Computes what active orders will spend, and adds it up by the token that each order trades. */
export function plannedSpend(
  orders: readonly Pick<DcaOrderView, 'state' | 'input' | 'output' | 'buy'>[],
  now: UnixSeconds,
  hours: number,
): PlannedSpend {
  const byMint = new Map<Address, PlannedSeries>()
  let unpricedOrders = 0
  for (const { state, input, output, buy } of orders) {
    const { decimals, priceUsd } = input
    if (decimals === undefined || priceUsd === undefined) {
      unpricedOrders++
      continue
    }
    const usdByHour = spentByHourRaw(state, now, hours).map(
      (raw) => (rawToUiNumber(raw, input) ?? Number.NaN) * priceUsd,
    )
    const { mint, symbol, verified } = buy ? output : input
    const before = byMint.get(mint)
    byMint.set(mint, {
      token: { mint, symbol, verified },
      usdByHour: before === undefined ? usdByHour : added(before.usdByHour, usdByHour),
    })
  }
  return { series: largestFirst([...byMint.values()], hours), unpricedOrders }
}

function largestFirst(all: readonly PlannedSeries[], hours: number): PlannedSeries[] {
  const ranked = all
    .map((series) => ({ series, usd: series.usdByHour.reduce((sum, usd) => sum + usd, 0) }))
    .filter(({ usd }) => usd > 0)
    .sort((one, other) => other.usd - one.usd)
    .map(({ series }) => series)
  const rest = ranked.slice(namedTokens)
  if (rest.length === 0) return ranked
  const nothing = Array.from({ length: hours }, () => 0)
  const usdByHour = rest.reduce<readonly number[]>((sum, each) => added(sum, each.usdByHour), nothing)
  return [...ranked.slice(0, namedTokens), { token: undefined, usdByHour }]
}

function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((usd, hour) => usd + (other[hour] ?? Number.NaN))
}
