import type { UnixMs } from '../base/time'

/** What a chart can mark: executions, levels with many limit orders, and planned DCA executions. */
export const chartMarkKinds = ['fills', 'walls', 'planned'] as const
export type ChartMarkKind = (typeof chartMarkKinds)[number]

/** Minimum values of marked executions that the visitor can choose, USD. */
export const fillSizes = ['1000', '10000', '100000'] as const
export type FillSize = (typeof fillSizes)[number]

/** Number of walls on each side of the price, and the farthest distance from the price, percent. */
const mostWalls = 3
const wallReachPercent = 10

/** An execution, or a planned one. `buy`: the shown token or market is bought; for perps, by the taker. */
export interface MarkedTrade {
  readonly time: UnixMs
  readonly usd: number
  readonly buy: boolean
}

/** Limit orders at a price, USD. */
export interface Wall {
  readonly price: number
  readonly usd: number
  readonly buy: boolean
}

interface DepthBucket {
  readonly fromPercent: number
  readonly buyUsd: number
  readonly sellUsd: number
}

/**
 * Returns the price levels with the most limit orders: buys below and sells above the price. Each is in the middle of its
 * range of one percent. Orders that have crossed the price are no walls, because they wait to be filled.
 */
export function wallsOf(price: number | undefined, buckets: readonly DepthBucket[]): readonly Wall[] {
  if (price === undefined) return []
  const near = buckets.filter(
    ({ fromPercent }) => fromPercent >= -wallReachPercent && fromPercent < wallReachPercent,
  )
  const largest = (buy: boolean) =>
    near
      .filter(({ fromPercent }) => fromPercent < 0 === buy)
      .map(
        ({ fromPercent, buyUsd, sellUsd }): Wall => ({
          price: price * (1 + (fromPercent + 0.5) / 100),
          usd: buy ? buyUsd : sellUsd,
          buy,
        }),
      )
      .filter(({ usd }) => usd > 0)
      .toSorted((one, other) => other.usd - one.usd)
      .slice(0, mostWalls)
  return [...largest(false), ...largest(true)].toSorted((one, other) => other.price - one.price)
}

/** Value of the trades of one side in one bar. */
export interface BarMark extends MarkedTrade {
  readonly count: number
}

/** Sums trades by bar and side. Bars are in time order; a trade belongs to the last bar that starts before it. */
export function marksOnBars(
  trades: readonly MarkedTrade[],
  bars: readonly { readonly time: UnixMs }[],
  barSeconds: number,
): readonly BarMark[] {
  const last = bars.at(-1)
  if (last === undefined) return []
  const endMs = last.time + barSeconds * 1_000
  return summed(
    trades.flatMap((trade) => {
      const bar = trade.time < endMs ? bars.findLast(({ time }) => time <= trade.time) : undefined
      return bar === undefined ? [] : { ...trade, time: bar.time }
    }),
  )
}

/** Sums planned executions by the bar in which they will be, at most `mostBars` bars after the last one. */
export function marksAfterBars(
  trades: readonly MarkedTrade[],
  lastTime: UnixMs,
  barSeconds: number,
  mostBars: number,
): readonly BarMark[] {
  const barMs = barSeconds * 1_000
  return summed(
    trades.flatMap((trade) => {
      const age = Math.floor((trade.time - lastTime) / barMs)
      return age < 0 || age > mostBars ? [] : { ...trade, time: lastTime + age * barMs }
    }),
  )
}

function summed(trades: readonly MarkedTrade[]): readonly BarMark[] {
  const marks = new Map<string, BarMark>()
  for (const { time, usd, buy } of trades) {
    const key = `${time} ${buy}`
    const known = marks.get(key)
    marks.set(key, { time, buy, usd: (known?.usd ?? 0) + usd, count: (known?.count ?? 0) + 1 })
  }
  return [...marks.values()].toSorted(
    (one, other) => one.time - other.time || Number(other.buy) - Number(one.buy),
  )
}
