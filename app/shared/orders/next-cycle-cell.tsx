import type { DcaOrderRow } from '~/contracts/orders/order-row'
import type { UnixSeconds } from '~/domain/base/time'
import { formatCountdown } from '~/domain/format/format-countdown'
import { ordersText } from '~/shared/text/orders-text'
import { useTicks } from '~/ui/marks/now'
import { LiveText } from '~/ui/signal/live-text'
import { combine, type Signal } from '~/ui/signal/signal'

type CycledOrder = Pick<DcaOrderRow, 'progress' | 'nextCycleAt'>

/**
 * Countdown to the next cycle of a DCA order. An overdue cycle is shown as due. A completed order has no
 * next cycle.
 */
export function NextCycleCell({ order }: { readonly order: Signal<CycledOrder> }) {
  return <LiveText text={combine(order, useTicks(), (of, { seconds }) => nextCycleText(of, seconds))} />
}

/** Returns the time until the next cycle. `undefined`: there is none. */
export function nextCycleText({ progress, nextCycleAt }: CycledOrder, now: UnixSeconds): string | undefined {
  if (nextCycleAt === null || progress >= 100) return undefined
  return nextCycleAt > now ? formatCountdown(nextCycleAt - now) : ordersText.due
}
