import { loadPanel, loadPolled, orNullBeforeData } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import {
  kaminoFilledOrderToWire,
  kaminoTokenToWire,
  kaminoTraderToWire,
  orderBookToWire,
  rankingTotalsToWire,
} from '~/contracts/kamino'
import { kaminoOrderToRow } from '~/contracts/orders/order-row'
import { historyOfWindowToWire } from '~/contracts/state/history'
import { rankingWindows } from '~/domain/order/ranking-view'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { allLevelsParam, readWindows } from './kamino-params'

/** Number of rows in the list of limit orders and in each ranking. */
const ordersSize = 14
const rankingSize = 10

/** Reads everything that the Kamino dashboard shows for the view in the URL. */
export async function readKamino(context: PageContext, params: URLSearchParams) {
  const { queries, clock } = context
  const query = parseListQuery(narrowedLists.kamino, params)
  const [answer, book, rankings, stats, history] = await Promise.all([
    loadPanel(
      context,
      'kamino',
      queries.listKaminoOrders({ ...query, size: pageSizeOf(query, ordersSize) }),
      kaminoOrderToRow,
    ),
    loadPolled(context, 'kamino', queries.getKaminoBook(), orderBookToWire),
    readRankings(context, params),
    readStats(context),
    queries.getHistory(['kamino']),
  ])
  const weekAgo = Math.floor(clock.nowMs() / 1000) - rankingWindows.week
  return {
    orders: { query, answer },
    book,
    allLevels: readParam(allLevelsParam, params),
    ...rankings,
    stats,
    history: historyOfWindowToWire(history, weekAgo),
  }
}

async function readRankings(context: PageContext, params: URLSearchParams) {
  const { queries } = context
  const windows = readWindows(params)
  const of = (timeframe: keyof typeof windows) => ({ timeframe: windows[timeframe], limit: rankingSize })
  const each =
    <Row, Wire>(toWire: (row: Row) => Wire) =>
    (rows: readonly Row[]) =>
      rows.map(toWire)
  const [traders, trades, tokens] = await Promise.all([
    loadPolled(
      context,
      'kamino',
      queries.getKaminoTraders({ ...of('traders'), search: '' }),
      each(kaminoTraderToWire),
    ),
    loadPolled(context, 'kamino', queries.getKaminoFilledOrders(of('trades')), each(kaminoFilledOrderToWire)),
    loadPolled(context, 'kamino', queries.getKaminoTokens(of('tokens')), each(kaminoTokenToWire)),
  ])
  return { windows, traders, trades, tokens }
}

/** Reads the figures in the page header. `null`: the figures are unknown. */
async function readStats(context: PageContext) {
  const { queries } = context
  const one = { page: 1, size: 1 }
  const [active, open, week] = await Promise.all([
    orNullBeforeData(context, 'kamino', () =>
      queries.listKaminoOrders({ ...one, filter: 'active', sortField: 'createdAt', sortOrder: 'desc' }),
    ),
    orNullBeforeData(context, 'kamino', () => queries.getOpenLimits('kamino')),
    orNullBeforeData(context, 'kamino', () =>
      queries.getKaminoLeaderboard({ ...one, timeframe: 'week', search: '' }),
    ),
  ])
  return {
    activeOrders: active === null ? null : active.total,
    remainingUsd: open?.remainingUsd ?? null,
    week: week === null ? null : rankingTotalsToWire(week.totals),
  }
}
