import { answerPolled } from '~/api/panel-answer.server'
import type { AccountKind } from '~/components/account-orders/account-kind'
import type { PageContext } from '~/context.server'
import { type OrderEventWire, orderEventToWire } from '~/contracts/order-event'
import type { PolledAnswer } from '~/contracts/panel'
import { type PlannedSpendWire, plannedSpendToWire, pressureToPlannedSpend } from '~/contracts/planned-spend'
import { dcaPressureToWire } from '~/contracts/pressure'
import type { Address } from '~/domain/ids'
import type { DcaOrderView } from '~/domain/order-view'
import type { Page } from '~/domain/page'
import { plannedSpend } from '~/domain/planned-spend'
import { pressureHours } from '~/domain/pressure-view'

/** As tall as the chart beside them. */
const shownEvents = 7

/** What active orders will spend hour by hour. A token has more orders than a page reads; the pressure on it is known whole. */
export function readPlanned(
  context: PageContext,
  kind: AccountKind,
  key: Address,
  listActive: () => Promise<Page<DcaOrderView>>,
): Promise<PolledAnswer<PlannedSpendWire>> {
  if (kind === 'token') {
    const asked = { horizon: '24h', tokenMint: key, page: 1, size: 1 } as const
    return answerPolled(context, 'dca', context.queries.listDcaPressure(asked), (view) =>
      pressureToPlannedSpend(dcaPressureToWire(view).content[0]),
    )
  }
  const now = Math.floor(context.clock.nowMs() / 1000)
  return answerPolled(context, 'dca', listActive(), ({ rows }) =>
    plannedSpendToWire(plannedSpend(rows, now, pressureHours)),
  )
}

/** What happened to the orders last; undefined for a token, of which the tables of trades tell. */
export async function readEvents(
  context: PageContext,
  kind: AccountKind,
  key: Address,
): Promise<PolledAnswer<readonly OrderEventWire[]> | undefined> {
  if (kind === 'token') return undefined
  const asked = context.queries.listOrderEvents({ account: key, limit: shownEvents })
  return answerPolled(context, 'dca', asked, (events = []) => events.map(orderEventToWire))
}
