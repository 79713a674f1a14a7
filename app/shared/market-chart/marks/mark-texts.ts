import type { CandleWire } from '~/contracts/candle'
import type { BarMark } from '~/domain/price/chart-marks'

/** Most marks with their value as a text, and the distance within which another mark would cover a text, bars. */
const mostTexts = 2
const textBars = 6

/**
 * Returns the marks whose value is written beside them: the largest ones that no other arrow or text covers. A text is
 * above the arrow of a sale and below that of a purchase, so it is free if no near bar with such an arrow reaches as far.
 * Where bars reach equally far, the largest mark has its text.
 */
export function marksWithText(fills: readonly BarMark[], bars: readonly CandleWire[]): ReadonlySet<BarMark> {
  const indexes = new Map(bars.map(({ time }, index) => [time, index]))
  const placed = fills.flatMap((mark) => {
    const index = indexes.get(mark.time)
    const bar = index === undefined ? undefined : bars[index]
    // Larger is farther from the bars.
    return index === undefined || bar === undefined
      ? []
      : { mark, index, reach: mark.buy ? -bar.low : bar.high }
  })
  const isFree = ({ mark, index, reach }: (typeof placed)[number]) =>
    placed.every(
      (other) =>
        other.mark === mark ||
        other.mark.buy !== mark.buy ||
        Math.abs(other.index - index) > textBars ||
        other.reach < reach ||
        (other.reach === reach && isLarger(mark, other.mark)),
    )
  const free = placed.filter(isFree).toSorted((one, other) => other.mark.usd - one.mark.usd)
  return new Set(free.slice(0, mostTexts).map(({ mark }) => mark))
}

/** Whether a mark comes before another: the larger one, or the earlier one of two that are equally large. */
function isLarger(mark: BarMark, other: BarMark): boolean {
  return mark.usd === other.usd ? mark.time < other.time : mark.usd > other.usd
}
