import { ageOf, loadPanel, orNullBeforeData } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaOrderToDashboardRow, limitOrderToDashboardRow } from '~/contracts/orders/order-row'
import { historyToWire } from '~/contracts/state/history'
import type { PressureHorizon } from '~/domain/order/pressure-view'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { readParam } from '~/ui/url/url-param'
import { dashboardParams, leastLimitUsd, unifiedQuery } from './dashboard-query'
import type { JupiterTotals } from './jupiter-totals'
import {
  readFilledChart,
  readFilledTable,
  readForecast,
  readPressure,
} from './panels/read-jupiter-panels.server'
import { readVolumePanel } from './volume/read-volume.server'

/** Number of rows per table of the Jupiter dashboard. */
const sizes = { dca: 12, limit: 14 } as const

/** Reads everything that the Jupiter dashboard shows for the view in the URL. */
export async function readDashboard(context: PageContext, params: URLSearchParams) {
  const dca = parseListQuery(narrowedLists.dca, params)
  const limit = parseListQuery(narrowedLists.limit, params)
  const horizon = readParam(dashboardParams.horizon, params)
  const { queries } = context
  const [totals, age, history, dcaOrders, limitOrders, charts] = await Promise.all([
    readTotals(context, horizon),
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
    readCharts(context, params, horizon),
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

async function readCharts(context: PageContext, params: URLSearchParams, horizon: PressureHorizon) {
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

async function readTotals(context: PageContext, horizon: PressureHorizon): Promise<JupiterTotals> {
  const { queries } = context
  const [active, volumeUsd, forecast, open] = await Promise.all([
    orNullBeforeData(context, 'dca', () => queries.listDcaOrders(countOfActive)),
    orNullBeforeData(context, 'dca', () => queries.getDcaVolume()),
    orNullBeforeData(context, 'dca', () => readForecast(context, horizon)),
    orNullBeforeData(context, 'limit', () => queries.getOpenLimits('jupiter')),
  ])
  return {
    activeDcaOrders: active === null ? null : active.total,
    dcaVolumeUsd: volumeUsd ?? null,
    plannedUsdPerMinute: forecast === null ? null : forecast.soldInNextHourUsd / 60,
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
