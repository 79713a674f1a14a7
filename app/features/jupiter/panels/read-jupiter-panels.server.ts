import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { filledTokensToChart, filledTokenToWire } from '~/contracts/orders/volume'
import { pageToWire } from '~/contracts/schema/page'
import type { PressureHorizon } from '~/domain/order/pressure-view'
import { parseListQuery } from '~/ui/table/list-query'
import { filledList } from '../dashboard-query'
import { filledLimit } from '../filled/filled-path'
import { pressurePanelData } from '../pressure/pressure-panel-data'
import { inCents } from '../volume/in-cents'

/** Number of slices in the donut chart, and number of rows per page of the table. */
const slices = 10
const rowsPerPage = 10
/** Number of rows in the token ranking beside the forecast chart. */
const rankedTokens = 6

export function readFilledChart(context: PageContext) {
  return loadPolled(context, 'limit', context.queries.getFilledTokens(slices), (found) =>
    inCents(filledTokensToChart(found)),
  )
}

export async function readFilledTable(context: PageContext, params: URLSearchParams) {
  const query = parseListQuery(filledList, params)
  const { page, sortField, sortOrder } = query
  const request = { page, size: rowsPerPage, limit: filledLimit, sortField, sortOrder }
  const answer = await loadPolled(context, 'limit', context.queries.listFilledTokens(request), (found) =>
    inCents(pageToWire(found, filledTokenToWire)),
  )
  return { query, answer }
}

export function readPressure(context: PageContext, horizon: PressureHorizon) {
  return loadPolled(context, 'dca', readForecast(context, horizon), (view) =>
    inCents(pressurePanelData(view, horizon)),
  )
}

/** The header and the panel of the dashboard use the same forecast. */
export function readForecast({ queries }: PageContext, horizon: PressureHorizon) {
  return queries.getDcaForecast({ horizon, tokens: rankedTokens })
}
