import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { type OrderEventWire, orderEventToWire } from '~/contracts/orders/order-event'
import {
  type PlannedSpendWire,
  plannedSpendToWire,
  pressureToPlannedSpend,
} from '~/contracts/orders/planned-spend'
import { dcaPressureToWire } from '~/contracts/orders/pressure'
import type { PolledResult } from '~/contracts/state/panel'
import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type { DcaOrderView } from '~/domain/order/order-view'
import { plannedSpend } from '~/domain/order/planned-spend'
import { pressureHours } from '~/domain/order/pressure-view'
import type { AccountKind } from './account-kind'
import { eventsNarrowing, hasEventSides } from './account-lists'

/** Number of events in the list. With this number, the list is as tall as the chart beside it. */
const shownEvents = 7

/**
 * Reads the planned spending of the active orders per hour. For a token, the data comes from the precomputed
 * pressure, because a token can have more orders than one page contains.
 */
export function readPlanned(
  context: PageContext,
  kind: AccountKind,
  key: Address,
  listActive: () => Promise<Page<DcaOrderView>>,
): Promise<PolledResult<PlannedSpendWire>> {
  if (kind === 'token') {
    const requested = { horizon: '24h', tokenMint: key, page: 1, size: 1 } as const
    return loadPolled(context, 'dca', context.queries.listDcaPressure(requested), (view) =>
      pressureToPlannedSpend(dcaPressureToWire(view).content[0]),
    )
  }
  const now = Math.floor(context.clock.nowMs() / 1000)
  return loadPolled(context, 'dca', listActive(), ({ rows }) =>
    plannedSpendToWire(plannedSpend(rows, now, pressureHours)),
  )
}

/**
 * Reads the latest events of the orders. `undefined` for a token, because the trade tables of its page show
 * the events.
 */
export async function readEvents(
  context: PageContext,
  kind: AccountKind,
  key: Address,
  params: URLSearchParams,
): Promise<PolledResult<readonly OrderEventWire[]> | undefined> {
  if (kind === 'token') return undefined
  const narrowing = eventsNarrowing(hasEventSides(kind), params)
  const requested = context.queries.listOrderEvents({ account: key, limit: shownEvents, ...narrowing })
  return loadPolled(context, 'dca', requested, (events = []) => events.map(orderEventToWire))
}
