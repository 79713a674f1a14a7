import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { reconcileData, reconcileList, sameQuery } from '~/shared/page-data/reconcile'
import { parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { dashboardParams, filledList, unifiedQuery } from './dashboard-query'
import type { readDashboard } from './read-dashboard.server'

type Dashboard = Awaited<ReturnType<typeof readDashboard>>

/**
 * Keeps the parts of the last response that belong to the view in the URL. The data of the other parts is
 * unknown until it is loaded.
 */
export function reconcileDashboard(last: Dashboard, params: URLSearchParams): Dashboard {
  const unified = unifiedQuery(params)
  const horizon = readParam(dashboardParams.horizon, params)
  const filled = parseListQuery(filledList, params)
  return {
    ...last,
    dca: reconcileList(last.dca, parseListQuery(narrowedLists.dca, params)),
    limit: reconcileList(last.limit, parseListQuery(narrowedLists.limit, params)),
    unified: {
      query: unified,
      answer: reconcileData(last.unified.answer, sameQuery(last.unified.query, unified)),
    },
    pressure: { horizon, answer: reconcileData(last.pressure.answer, last.pressure.horizon === horizon) },
    filledTable: {
      query: filled,
      answer: reconcileData(last.filledTable.answer, sameQuery(last.filledTable.query, filled)),
    },
  }
}
