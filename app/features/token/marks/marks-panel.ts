import { panelLoader } from '~/context/page-loader.server'
import { parseAddress } from '~/domain/base/parse-id'
import { readMarks } from '~/shared/market-chart/mark-choices'
import { loadMarks } from './read-marks.server'

/** Returns the marks of a chart: `/panels/marks/{mint or market}?fills=1000&walls=1&planned=1`. */
export const loader = panelLoader(10, async ({ services, params, search }) => {
  const id = parseAddress(params.id ?? '')
  if (id === undefined) return new Response(null, { status: 404 })
  const result = await loadMarks(services, id, readMarks(search))
  return result.data === null ? new Response(null, { status: 503 }) : result
})
