import type { BarInterval } from '~/domain/price/bar-range'
import { mostCompared } from '~/shared/paths/compare-path'
import { choiceParam, readParam, type UrlParam } from '~/ui/url/url-param'

/** Intervals between the points of the chart. Each shows the last 300 of them, or as far as pages reach. */
export const comparedIntervals = ['15m', '1h', '4h', '1d'] as const satisfies readonly BarInterval[]
export type ComparedInterval = (typeof comparedIntervals)[number]

/** Maximum length of an id, characters. The longest are addresses. */
const longestId = 64

/** View of the comparison: the mints, markets or symbols as the URL has them, and the interval. */
export interface CompareQuery {
  readonly ids: readonly string[]
  readonly interval: ComparedInterval
}

const idsParam: UrlParam<readonly string[]> = {
  name: 'ids',
  fallback: [],
  parse: (text) => cleanIds(text.split(',')),
  format: (ids) => ids.join(','),
}

/** Parameter of the form that adds a token or market. */
export const addParamName = 'add'

export const intervalParam = choiceParam<ComparedInterval>('interval', comparedIntervals, '1h')

/** Reads the view from a URL. Duplicates and ids beyond the maximum are dropped. */
export function parseCompareQuery(params: URLSearchParams): CompareQuery {
  const added = params.get(addParamName)
  const ids = [...readParam(idsParam, params), ...(added === null ? [] : [added])]
  return { ids: cleanIds(ids), interval: readParam(intervalParam, params) }
}

/** Returns the URL of a comparison. */
export function compareHref({ ids, interval }: CompareQuery): string {
  const params = new URLSearchParams()
  if (ids.length > 0) params.set(idsParam.name, idsParam.format(ids))
  if (interval !== intervalParam.fallback) params.set(intervalParam.name, interval)
  const search = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return search === '' ? '/compare' : `/compare?${search}`
}

function cleanIds(ids: readonly string[]): readonly string[] {
  const cleaned = ids.map((text) => text.trim().slice(0, longestId)).filter((id) => id !== '')
  return [...new Set(cleaned)].slice(0, mostCompared)
}
