import type { OrderEventWire } from '~/contracts/orders/order-event'
import type { PlannedSpendWire } from '~/contracts/orders/planned-spend'
import type { PolledResult } from '~/contracts/state/panel'
import { insight } from './account.css'
import type { AccountKind } from './account-kind'
import { hasEventSides } from './account-lists'
import { PlannedPanel } from './planned-panel'
import { TimelinePanel } from './timeline-panel'

interface PlannedAndDoneProps {
  readonly kind: AccountKind
  /** Key of the trader, the token or the order. */
  readonly id: string
  readonly planned: PolledResult<PlannedSpendWire>
  /** Latest events of the orders. `undefined` for a token, because a token has too many events. */
  readonly events: PolledResult<readonly OrderEventWire[]> | undefined
}

/** Shows the planned spending of the orders and, beside the planned spending, the latest events. */
export function PlannedAndDone({ kind, id, planned, events }: PlannedAndDoneProps) {
  if (events === undefined) return <PlannedPanel answer={planned} />
  return (
    <div className={insight}>
      <PlannedPanel answer={planned} />
      <TimelinePanel hasSides={hasEventSides(kind)} id={id} answer={events} />
    </div>
  )
}
