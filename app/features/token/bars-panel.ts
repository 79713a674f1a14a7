import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import type { UnixSeconds } from '~/domain/base/time'
import { perpVenues } from '~/domain/protocol/venues'
import { shownBarsOf } from '~/shared/market-chart/bar-choices'
import { loadChartPage, readBars } from './read-chart.server'

/**
 * Returns bars of the chart of a token or of a perp market: `/panels/bars/{mint or market}?bars=1h`, with `end` for the
 * bars before that time, or `?timeframe=1D` for a time frame of a market.
 */
export const loader = panelLoader(5, async ({ services, params, search }) => {
  const id = parseAddress(params.id ?? '')
  const shown = shownBarsOf(search)
  if (id === undefined) return new Response(null, { status: 404 })
  const result =
    shown.kind === 'frame'
      ? await loadChartPage(services, services.queries.getMarketFrame(perpVenues, { id, frame: shown.frame }))
      : await readBars(services, { id, interval: shown.interval, endAt: endOf(search) })
  if (result === undefined) return new Response(null, { status: 404 })
  return result.data === null ? new Response(null, { status: 503 }) : result
})

/** Returns the end of the requested bars. `undefined`: the newest bars. */
function endOf(search: URLSearchParams): UnixSeconds | undefined {
  const text = search.get('end') ?? ''
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
