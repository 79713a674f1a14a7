import type { DcaOrderRow } from '~/contracts/order-row'
import { formatTimeLeft } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { LiveText } from '~/ui/live-text'
import { useTicks } from '~/ui/now'
import { combine, type Signal } from '~/ui/signal'

/** The countdown shows seconds only below this time, seconds. */
const secondsBelow = 600

type CycledOrder = Pick<DcaOrderRow, 'progress' | 'nextCycleAt'>

/**
 * Countdown to the next cycle of a DCA order. An overdue cycle is shown as due now. A completed order has no
 * next cycle.
 */
export function NextCycleCell({ order }: { readonly order: Signal<CycledOrder> }) {
  return <LiveText text={combine(order, useTicks(), (of, { seconds }) => nextCycleText(of, seconds))} />
}

function nextCycleText({ progress, nextCycleAt }: CycledOrder, now: UnixSeconds): string | undefined {
  if (nextCycleAt === null || progress >= 100) return undefined
  const left = Math.max(0, nextCycleAt - now)
  return left < secondsBelow ? `${left}s` : formatTimeLeft(left)
}
