import { readBoardQuery } from '~/components/kamino/kamino-params'
import { asksSame, dataAsAsked } from '~/components/live/as-asked'
import type { readTraders } from './read-traders.server'

type Traders = Awaited<ReturnType<typeof readTraders>>

/** What is known of the view that an address asks for, of an answer to another one. The totals are those of a whole window. */
export function tradersAsAsked(last: Traders, params: URLSearchParams): Traders {
  const query = readBoardQuery(params)
  return {
    ...last,
    query,
    totals: last.query.window === query.window ? last.totals : null,
    board: dataAsAsked(last.board, asksSame(last.query, query)),
  }
}
