import type { LoaderFunctionArgs } from '@remix-run/node'
import { frameParam } from '~/components/token-chart/chart-choices'
import { pageContextOf } from '~/context.server'
import { parseAddress } from '~/domain/parse-id'
import { readParam } from '~/ui/url-param'
import { readChart } from './read-chart.server'

/**
 * Returns the candles of a token's chart. The chart polls this route: `/panels/candles/{mint}?timeframe=1D`.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const mint = parseAddress(params.mint ?? '')
  const frame = readParam(frameParam, new URL(request.url).searchParams)
  const result = mint === undefined ? undefined : await readChart(pageContextOf(context), mint, frame)
  if (result === undefined) return new Response(null, { status: 404 })
  if (result.data === null) return new Response(null, { status: 503 })
  return Response.json(result, { headers: { 'Cache-Control': 'public, max-age=5' } })
}
