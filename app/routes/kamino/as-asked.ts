import { allLevelsParam, readWindows } from '~/components/kamino/kamino-params'
import { dataAsAsked, listAsAsked } from '~/components/live/as-asked'
import { orderLists } from '~/components/orders/order-lists'
import { parseListQuery } from '~/ui/list-query'
import { readParam } from '~/ui/url-param'
import type { readKamino } from './read-kamino.server'

type KaminoDashboard = Awaited<ReturnType<typeof readKamino>>

/**
 * Keeps the parts of the last response that belong to the view in the address. The other parts are unknown.
 */
export function kaminoAsAsked(last: KaminoDashboard, params: URLSearchParams): KaminoDashboard {
  const windows = readWindows(params)
  return {
    ...last,
    orders: listAsAsked(last.orders, parseListQuery(orderLists.kamino, params)),
    allLevels: readParam(allLevelsParam, params),
    windows,
    traders: dataAsAsked(last.traders, last.windows.traders === windows.traders),
    trades: dataAsAsked(last.trades, last.windows.trades === windows.trades),
    tokens: dataAsAsked(last.tokens, last.windows.tokens === windows.tokens),
  }
}
