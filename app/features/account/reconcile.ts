import { readChoice } from '~/shared/list-filters/list-narrowing'
import { reconcileList, sameQuery } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { accountLists, asParam, chosenTab, eventsListName, venueTabs } from './account-lists'
import type { readAccount } from './read-account.server'

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>
type Venue = NonNullable<Account['other']>

interface Result {
  /** Data of the page. `undefined`: the id is not a valid Solana address. */
  readonly found: Account | undefined
}

/**
 * Keeps the parts of the last response that belong to the view in the URL. `undefined`: no part belongs to
 * the view.
 */
export function reconcileAccount(last: Result, params: URLSearchParams): Result | undefined {
  const { found } = last
  if (found === undefined) return last
  return found.as === readParam(asParam, params) ? { found: reconcileView(found, params) } : undefined
}

function reconcileView(last: Account, params: URLSearchParams): Account {
  const dca = reconcileList(last.dca, parseListQuery(accountLists.dca, params))
  const events = reconcileEvents(last, params)
  if (last.other === undefined) return { ...last, dca, events }
  const tab = chosenTab(params) ?? venueTabs[0]
  return { ...last, tab, dca, events, other: reconcileVenue(last.other, tab, params, last.dca.answer) }
}

/** Keeps the events only if they are those of the filters in the URL. */
function reconcileEvents({ events, eventsChoice }: Account, params: URLSearchParams): Account['events'] {
  if (events === undefined || sameQuery(eventsChoice, readChoice(eventsListName, params))) return events
  return { ...events, data: null }
}

/** Keeps only the rows of the selected venue. The rows of other venues were not loaded. */
function reconcileVenue(
  last: Venue,
  tab: Account['tab'],
  params: URLSearchParams,
  { meta, answeredAt }: Account['dca']['answer'],
): Venue {
  const failed = { page: null, meta, answeredAt }
  const limit = parseListQuery(accountLists.limit, params)
  const kamino = parseListQuery(accountLists.kamino, params)
  return {
    trader: last.trader,
    counts: last.counts,
    limit: tab === 'limit' ? reconcileList(last.limit ?? { query: limit, answer: failed }, limit) : undefined,
    kamino:
      tab === 'kamino' ? reconcileList(last.kamino ?? { query: kamino, answer: failed }, kamino) : undefined,
    perps: tab === 'perps' ? (last.perps ?? failedPerps(last, { data: null, meta, answeredAt })) : undefined,
  }
}

/** The lists of the perps tab, none of which was loaded. */
function failedPerps(
  { trader }: Venue,
  failed: { readonly data: null } & Pick<Account['dca']['answer'], 'meta' | 'answeredAt'>,
): NonNullable<Venue['perps']> {
  return {
    positions: failed,
    orders: failed,
    fills: failed,
    trader: { key: trader, wallet: trader, accounts: [] },
  }
}
