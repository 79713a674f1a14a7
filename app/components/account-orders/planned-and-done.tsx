import type { OrderEventWire } from '~/contracts/order-event'
import type { PolledAnswer } from '~/contracts/panel'
import type { PlannedSpendWire } from '~/contracts/planned-spend'
import { insight } from './account.css'
import { PlannedPanel } from './planned-panel'
import { TimelinePanel } from './timeline-panel'

interface PlannedAndDoneProps {
  /** Whose orders they are, or which. */
  readonly id: string
  readonly planned: PolledAnswer<PlannedSpendWire>
  /** Undefined = of a token, which has too many. */
  readonly events: PolledAnswer<readonly OrderEventWire[]> | undefined
}

/** What the orders will spend, and beside it what has happened to them. */
export function PlannedAndDone({ id, planned, events }: PlannedAndDoneProps) {
  if (events === undefined) return <PlannedPanel answer={planned} />
  return (
    <div className={insight}>
      <PlannedPanel answer={planned} />
      <TimelinePanel id={id} answer={events} />
    </div>
  )
}
