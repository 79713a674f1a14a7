import { redirect } from '@remix-run/node'
import { loadPanel, orNullBeforeData, requireSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { activeDcaToWire } from '~/contracts/orders/active-dca'
import { dcaFilledToWire } from '~/contracts/orders/dca-filled'
import { dcaOrderToWire } from '~/contracts/orders/order-to-wire'
import { historyToWire } from '~/contracts/state/history'
import { traderTotalsToWire } from '~/contracts/trader'
import type { Address } from '~/domain/base/ids'
import { isDcaVenue } from '~/domain/protocol/spot-venue'
import { readChoice } from '~/shared/list-filters/list-narrowing'
import { orderPath } from '~/shared/paths/order-href'
import { parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { type AccountKind, narrowing } from './account-kind'
import { accountLists, asParam, eventsListName } from './account-lists'
import { readEvents, readPlanned } from './read-insight.server'
import { readVenue } from './read-venue.server'

/** Number of rows per page of the full-width table. */
const size = 12
/** Maximum number of active orders that the spending plan includes. */
const mostActive = 250

/**
 * Reads everything that the page of a trader, a token or a DCA order shows. `undefined`: the id is not a
 * valid Solana address. Throws if it is unknown at the moment whether the id is a trader, a token or an
 * order.
 */
export async function readAccount(context: PageContext, id: string, params: URLSearchParams) {
  const requested = readParam(asParam, params)
  const identity = await requireSource(
    context.queries.resolveIdentity({ id, as: requested === 'any' ? undefined : requested }),
  )
  const { kind: found, key, venue: program } = identity
  if (key === undefined) return undefined
  // Redirect an order of another program to the order page, which shows the fields of that program.
  if (found === 'order' && program !== undefined && !isDcaVenue(program)) throw redirect(orderPath(key))
  const kind: AccountKind = found === 'order' || found === 'token' ? found : 'trader'
  const listed = readDca(context, kind, key, params)
  const [dca, active, filled, history, planned, events, venue, totals] = await Promise.all([
    listed,
    orNullBeforeData(context, 'dca', () => context.queries.getActiveDca(kind, key)),
    orNullBeforeData(context, 'dca', () => context.queries.getDcaFilled(kind, key)),
    context.queries.getHistory(['dca']),
    readPlanned(context, kind, key, () => listActive(context, kind, key)),
    readEvents(context, kind, key, params),
    kind === 'trader' ? readVenue(context, key, id, params, listed) : undefined,
    kind === 'trader' ? readTotals(context, key) : undefined,
  ])
  return {
    as: requested,
    kind,
    key,
    tab: venue?.tab ?? ('dca' as const),
    dca,
    activeDca: active && activeDcaToWire(active),
    filled: filled && dcaFilledToWire(filled),
    history: historyToWire(history),
    planned,
    events,
    eventsChoice: readChoice(eventsListName, params),
    other: venue?.other,
    totals,
  }
}

/** Reads the totals over all venues. `null`: they could not be read. */
async function readTotals(context: PageContext, trader: Address) {
  const totals = await orNullBeforeData(context, 'dca', () => context.queries.getTraderTotals(trader))
  return totals && traderTotalsToWire(totals)
}

async function readDca(context: PageContext, kind: AccountKind, key: Address, params: URLSearchParams) {
  const query = parseListQuery(accountLists.dca, params)
  const request = { ...query, size, ...narrowing(kind, key) }
  return {
    query,
    answer: await loadPanel(context, 'dca', context.queries.listDcaOrders(request), dcaOrderToWire),
  }
}

function listActive({ queries }: PageContext, kind: AccountKind, key: Address) {
  return queries.listDcaOrders({
    filter: 'active',
    page: 1,
    size: mostActive,
    sortField: 'createdAt',
    sortOrder: 'desc',
    ...narrowing(kind, key),
  })
}
