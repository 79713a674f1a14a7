import type { DcaOrderRow } from '~/contracts/order-row'
import { missingText } from '~/domain/format'
import { formatTimeLeft } from '~/domain/format-time'
import { useNow } from '~/ui/now'
import { tone } from '~/ui/text-style.css'

/** Beyond this, seconds say nothing. */
const secondsBelow = 600

/** Time to a DCA order's next cycle; ticks. An overdue one is due now, an order that is through has none. */
export function NextCycleCell({ order }: { readonly order: DcaOrderRow }) {
  const { seconds } = useNow()
  if (order.status !== 'open' || order.progress >= 100)
    return <span className={tone.muted}>{missingText}</span>
  const left = Math.max(0, order.nextCycleAt - seconds)
  return <>{left < secondsBelow ? `${left}s` : formatTimeLeft(left)}</>
}
