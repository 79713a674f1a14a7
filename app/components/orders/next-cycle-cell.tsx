import type { DcaOrderRow } from '~/contracts/order-row'
import { missingText } from '~/domain/format'
import { formatTimeLeft } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { combined, type LiveValue, nowOf, writeText, writtenBy } from '~/ui/live-value'
import { useTicks } from '~/ui/now'
import { fromEnd, tone } from '~/ui/text-style.css'

/** Beyond this, seconds say nothing. */
const secondsBelow = 600

/** Time to a DCA order's next cycle; ticks. An overdue one is due now, an order that is through has none. */
export function NextCycleCell({ order }: { readonly order: LiveValue<DcaOrderRow> | DcaOrderRow }) {
  const left = combined(order, useTicks(), (of, { seconds }) => nextCycleText(of, seconds))
  const drawn = nowOf(left)
  if (drawn === undefined) return <span className={tone.muted}>{missingText}</span>
  return (
    <span ref={writtenBy(left, writeText)} className={fromEnd}>
      {drawn}
    </span>
  )
}

function nextCycleText({ status, progress, nextCycleAt }: DcaOrderRow, now: UnixSeconds): string | undefined {
  if (status !== 'open' || progress >= 100) return undefined
  const left = Math.max(0, nextCycleAt - now)
  return left < secondsBelow ? `${left}s` : formatTimeLeft(left)
}
