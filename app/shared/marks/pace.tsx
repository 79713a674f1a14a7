import { formatCount, formatUsd, formatUsdInFull, missingText } from '~/domain/format/format'
import { dcaPaceThresholds, dcaPaceTier } from '~/domain/order/tiers'
import { marksText } from '~/shared/marks/marks-text'
import { bind, peek, type Signal, writeText } from '~/ui/signal/signal'
import { fromEnd, tone } from '~/ui/theme/text-style.css'
import { tierDots, tierNumber } from './pace.css'

/** Number from which the unabbreviated number would not fit into the column. */
const abbreviatedFrom = 100_000

/** Shows USD per minute with its tier: one to three dots before the number, in the tier's colour. */
export function Pace({ usdPerMinute }: { readonly usdPerMinute: Signal<number | null> | number | null }) {
  const pace = peek(usdPerMinute)
  if (pace === null) return <span className={tone.muted}>{missingText}</span>
  const { tier, title } = tierOf(pace)
  return (
    <span ref={bind(usdPerMinute, writePace)} title={title || undefined}>
      <span className={dotsClass(tier) || undefined} aria-hidden="true">
        {'●'.repeat(tier)}
      </span>
      <span className={numberClass(tier)}>{paceText(pace)}</span>
    </span>
  )
}

function writePace(element: HTMLElement, pace: number) {
  const { firstElementChild: dots, lastElementChild: number } = element
  if (dots === null || number === null) return
  const { tier, title } = tierOf(pace)
  writeText(number, paceText(pace))
  if (number.className === numberClass(tier)) return
  element.title = title
  dots.textContent = '●'.repeat(tier)
  dots.className = dotsClass(tier)
  number.className = numberClass(tier)
}

function paceText(pace: number): string {
  const { text, suffix } = pace < abbreviatedFrom ? formatUsdInFull(pace) : formatUsd(pace)
  return text + suffix
}

function tierOf(pace: number) {
  const tier = dcaPaceTier(pace)
  const threshold = dcaPaceThresholds[tier - 1]
  return { tier, title: threshold === undefined ? '' : marksText.paceTier(formatCount(threshold)) }
}

function dotsClass(tier: number): string {
  return tierDots[tier - 1] ?? ''
}

function numberClass(tier: number): string {
  return tierNumber[tier - 1] ?? `${tone.text} ${fromEnd}`
}
