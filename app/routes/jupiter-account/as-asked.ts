import { accountLists, asParam, tabParam } from '~/components/account-orders/account-lists'
import { listAsAsked } from '~/components/live/as-asked'
import { parseListQuery } from '~/ui/list-query'
import { readParam } from '~/ui/url-param'
import type { readAccount } from './read-account.server'

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>
type Venue = NonNullable<Account['other']>

interface Answer {
  /** `undefined`: the id is not a valid address. */
  readonly found: Account | undefined
}

/**
 * Keeps the parts of the last response that belong to the view in the address. `undefined`: none of them do.
 */
export function accountAsAsked(last: Answer, params: URLSearchParams): Answer | undefined {
  const { found } = last
  if (found === undefined) return last
  return found.as === readParam(asParam, params) ? { found: viewAsAsked(found, params) } : undefined
}

function viewAsAsked(last: Account, params: URLSearchParams): Account {
  const dca = listAsAsked(last.dca, parseListQuery(accountLists.dca, params))
  if (last.other === undefined) return { ...last, dca }
  const tab = readParam(tabParam, params)
  return { ...last, tab, dca, other: venueAsAsked(last.other, tab, params, last.dca.answer) }
}

/** Only the selected venue's data was loaded. The data of another venue is unknown. */
function venueAsAsked(
  last: Venue,
  tab: Account['tab'],
  params: URLSearchParams,
  { meta, answeredAt }: Account['dca']['answer'],
): Venue {
  const unread = { page: null, meta, answeredAt }
  const limit = parseListQuery(accountLists.limit, params)
  const kamino = parseListQuery(accountLists.kamino, params)
  return {
    counts: last.counts,
    limit: tab === 'limit' ? listAsAsked(last.limit ?? { query: limit, answer: unread }, limit) : undefined,
    kamino:
      tab === 'kamino' ? listAsAsked(last.kamino ?? { query: kamino, answer: unread }, kamino) : undefined,
    drift: tab === 'drift' ? (last.drift ?? unread) : undefined,
  }
}
