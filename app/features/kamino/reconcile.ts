import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { reconcileData, reconcileList } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { allLevelsParam, readWindows } from './kamino-params'
import type { readKamino } from './read-kamino.server'

type KaminoDashboard = Awaited<ReturnType<typeof readKamino>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileKamino(last: KaminoDashboard, params: URLSearchParams): KaminoDashboard {
  const windows = readWindows(params)
  return {
    ...last,
    orders: reconcileList(last.orders, parseListQuery(narrowedLists.kamino, params)),
    allLevels: readParam(allLevelsParam, params),
    windows,
    traders: reconcileData(last.traders, last.windows.traders === windows.traders),
    trades: reconcileData(last.trades, last.windows.trades === windows.trades),
    tokens: reconcileData(last.tokens, last.windows.tokens === windows.tokens),
  }
}
