import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { dcaPressureToWire } from '~/contracts/orders/pressure'
import { filledTokensToChart, filledTokenToWire } from '~/contracts/orders/volume'
import { pageToWire } from '~/contracts/schema/page'
import { parseListQuery } from '~/ui/table/list-query'
import { type dashboardParams, filledList } from '../dashboard-query'
import { filledLimit } from '../filled/filled-path'
import { pressurePanelData } from '../pressure/pressure-panel-data'
import { inCents } from '../volume/in-cents'

/** Number of slices in the donut chart, and number of rows per page of the table. */
const slices = 10
const rowsPerPage = 10
/** Maximum number of tokens to read. Active orders never contain this many tokens at the same time. */
export const allTokens = 1_000

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

export function readPressure(context: PageContext, horizon: (typeof dashboardParams)['horizon']['fallback']) {
  const requested = context.queries.listDcaPressure({ horizon: '24h', page: 1, size: allTokens })
  return loadPolled(context, 'dca', requested, (view) =>
    inCents(pressurePanelData(dcaPressureToWire(view), horizon)),
  )
}
