import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { kaminoTraderToWire, rankingTotalsToWire } from '~/contracts/kamino'
import { pageToWire } from '~/contracts/schema/page'
import { historyOfWindowToWire } from '~/contracts/state/history'
import type { UnixSeconds } from '~/domain/base/time'
import { type LeaderboardView, rankingWindows } from '~/domain/order/ranking-view'
import type { TopicHistory } from '~/domain/service/history-view'
import { type BoardWindow, readBoardQuery } from '../kamino-params'
import { toBoardRow } from './board-row'

/** Number of rows per page of the leaderboard. */
const pageSize = 20

/** Reads the leaderboard for the view in the URL. */
export async function readTraders(context: PageContext, params: URLSearchParams) {
  const { queries, clock } = context
  const query = readBoardQuery(params)
  const { window, search, page } = query
  const now = Math.floor(clock.nowMs() / 1000)
  const history = await queries.getHistory(['kamino'])
  const isBeforeKnown = knowsPeriodBefore(window, history, now)
  const requested = queries.getKaminoLeaderboard({ timeframe: window, search, page, size: pageSize })
  const result = await loadPolled(context, 'kamino', requested, (view) => boardToWire(view, isBeforeKnown))
  return {
    query,
    isBeforeKnown,
    totals: result.meta.dataTime === null ? null : (result.data?.totals ?? null),
    board: { ...result, data: result.data?.page ?? null },
    history: historyOfWindowToWire(history, now - rankingWindows[window]),
  }
}

function boardToWire({ page, totals }: LeaderboardView, isBeforeKnown: boolean) {
  const wire = rankingTotalsToWire(totals)
  return {
    totals: wire,
    page: pageToWire(page, (trader) => toBoardRow(kaminoTraderToWire(trader), wire, isBeforeKnown)),
  }
}

/**
 * Returns whether the period before the ranking period is completely indexed. This is never the case for the
 * period of a month, because the month before it is not retained.
 */
function knowsPeriodBefore(window: BoardWindow, { completeSince }: TopicHistory, now: UnixSeconds): boolean {
  if (window === 'month' || completeSince === undefined) return false
  return completeSince <= now - 2 * rankingWindows[window]
}
