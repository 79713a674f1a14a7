import type { UnixMs } from '../base/time'

/** Bar from which lines are computed: start, USD, and the volume in USD. `null`: the volume is unknown. */
interface PricedBar {
  readonly time: UnixMs
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number | null
}

/** Value of a line at each bar. `undefined`: it has no value there. */
export type PriceLine = readonly (number | undefined)[]

/** Returns the mean close of the last `count` bars. The first bars have too few before them. */
export function movingAverage(bars: readonly PricedBar[], count: number): PriceLine {
  let sum = 0
  return bars.map(({ close }, index) => {
    sum += close - (bars[index - count]?.close ?? 0) // before `count` bars there is none to leave out
    return index < count - 1 ? undefined : sum / count
  })
}

/**
 * Returns the volume-weighted average price since the start of each day: the mean of high, low and close, weighted with
 * the volume. `dayOf` returns the day of a time in the visitor's zone. A bar whose volume is unknown has no value and does
 * not count. In a day whose start is not loaded, the average is unknown.
 */
export function volumeWeightedPrice(bars: readonly PricedBar[], dayOf: (time: UnixMs) => number): PriceLine {
  let day: number | undefined
  let sums: { readonly weighted: number; readonly volume: number } | undefined
  return bars.map(({ time, high, low, close, volume }) => {
    const today = dayOf(time)
    if (today !== day) sums = day === undefined ? undefined : { weighted: 0, volume: 0 }
    day = today
    if (sums === undefined || volume === null) return undefined
    sums = { weighted: sums.weighted + (volume * (high + low + close)) / 3, volume: sums.volume + volume }
    return sums.volume === 0 ? undefined : sums.weighted / sums.volume
  })
}
