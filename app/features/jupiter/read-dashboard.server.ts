import { ageOf, loadPanel, orNullBeforeData } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToDashboardRow, limitOrderToDashboardRow } from '~/contracts/orders/order-row'
import { historyToWire } from '~/contracts/state/history'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { dashboardParams, leastLimitUsd, unifiedQuery } from './dashboard-query'
import { type JupiterTotals, soldInAll } from './jupiter-totals'
import {
  allTokens,
  readFilledChart,
  readFilledTable,
  readPressure,
} from './panels/read-jupiter-panels.server'
import { readVolumePanel } from './volume/read-volume.server'

/** Number of rows per table of the Jupiter dashboard. */
const sizes = { dca: 12, limit: 14 } as const

/** Reads everything that the Jupiter dashboard shows for the view in the URL. */
export async function readDashboard(context: PageContext, params: URLSearchParams) {
  const dca = parseListQuery(narrowedLists.dca, params)
  const limit = parseListQuery(narrowedLists.limit, params)
  const { queries } = context
  const [totals, age, history, dcaOrders, limitOrders, charts] = await Promise.all([
    readTotals(context),
    ageOf(context, ['dca', 'limit']),
    queries.getHistory(['dca', 'limit']),
    loadPanel(
      context,
      'dca',
      queries.listDcaOrders({ ...dca, size: pageSizeOf(dca, sizes.dca) }),
      dcaOrderToDashboardRow,
    ),
    loadPanel(
      context,
      'limit',
      queries.listLimitOrders({
        ...limit,
        size: pageSizeOf(limit, sizes.limit),
        minAmountUsd: Math.max(leastLimitUsd, limit.minAmountUsd ?? 0),
      }),
      limitOrderToDashboardRow,
    ),
    readCharts(context, params),
  ])
  return {
    totals,
    age,
    history: historyToWire(history),
    dca: { query: dca, answer: dcaOrders },
    limit: { query: limit, answer: limitOrders },
    ...charts,
  }
}

async function readCharts(context: PageContext, params: URLSearchParams) {
  const horizon = readParam(dashboardParams.horizon, params)
  const [daily, chosen, pressure, filledChart, filledTable, netHour, netMonth, stablesDay] =
    await Promise.all([
      readVolumePanel(context, { window: 'daily', source: 'total', tokens: 'top' }),
      readVolumePanel(context, unifiedQuery(params)),
      readPressure(context, horizon),
      readFilledChart(context),
      readFilledTable(context, params),
      readVolumePanel(context, { window: 'hour', source: 'net', tokens: 'top' }),
      readVolumePanel(context, { window: 'monthly', source: 'net', tokens: 'top' }),
      readVolumePanel(context, { window: 'day', source: 'total', tokens: 'stables' }),
    ])
  return {
    daily,
    unified: chosen,
    pressure: { horizon, answer: pressure },
    filledChart: { answer: filledChart },
    filledTable,
    netHour,
    netMonth,
    stablesDay,
  }
}

async function readTotals(context: PageContext): Promise<JupiterTotals> {
  const { queries } = context
  const [active, aggregates, pressure, open] = await Promise.all([
    orNullBeforeData(context, 'dca', () => queries.listDcaOrders(countOfActive)),
    orNullBeforeData(context, 'dca', () => queries.listDcaAggregates({ basis: 'filled', limit: allTokens })),
    orNullBeforeData(context, 'dca', () =>
      queries.listDcaPressure({ horizon: '24h', page: 1, size: allTokens }),
    ),
    orNullBeforeData(context, 'limit', () => queries.getOpenLimits('jupiter')),
  ])
  const nextHour = soldInAll(
    pressure === null ? null : pressure.rows,
    ({ horizons }) => horizons['1h'].sellUsd,
  )
  return {
    activeDcaOrders: active === null ? null : active.total,
    dcaVolumeUsd: soldInAll(aggregates, ({ sellsUsd }) => sellsUsd),
    plannedUsdPerMinute: nextHour === null ? null : nextHour / 60,
    openLimitUsd: open?.remainingUsd ?? null,
  }
}

const countOfActive = {
  filter: 'active',
  page: 1,
  size: 1,
  sortField: 'createdAt',
  sortOrder: 'desc',
} as const
