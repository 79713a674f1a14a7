import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import { frameParam } from '~/shared/price-chart/chart-choices'
import { readParam } from '~/ui/url/url-param'
import { readChart } from './read-chart.server'

/**
 * Returns the candles of a token's chart. The chart polls this route: `/panels/candles/{mint}?timeframe=1D`.
 */
export const loader = panelLoader(5, async ({ services, params, search }) => {
  const mint = parseAddress(params.mint ?? '')
  const frame = readParam(frameParam, search)
  const result = mint === undefined ? undefined : await readChart(services, mint, frame)
  if (result === undefined) return new Response(null, { status: 404 })
  return result.data === null ? new Response(null, { status: 503 }) : result
})
