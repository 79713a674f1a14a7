import { frameParam } from '~/components/token-chart/chart-choices'
import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/parse-id'
import { readParam } from '~/ui/url-param'
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
