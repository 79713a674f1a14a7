import type { DcaOrderRow } from '~/contracts/order-row'
import { formatTimeLeft } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { LiveText } from '~/ui/live-text'
import { combined, type LiveValue } from '~/ui/live-value'
import { useTicks } from '~/ui/now'

/** Time below which seconds are shown, seconds. */
const secondsBelow = 600

/** Countdown to a DCA order's next cycle. An overdue cycle is due now; a completed order has none. */
export function NextCycleCell({ order }: { readonly order: LiveValue<DcaOrderRow> | DcaOrderRow }) {
  return <LiveText text={combined(order, useTicks(), (of, { seconds }) => nextCycleText(of, seconds))} />
}

function nextCycleText({ progress, nextCycleAt }: DcaOrderRow, now: UnixSeconds): string | undefined {
  if (nextCycleAt === null || progress >= 100) return undefined
  const left = Math.max(0, nextCycleAt - now)
  return left < secondsBelow ? `${left}s` : formatTimeLeft(left)
}
