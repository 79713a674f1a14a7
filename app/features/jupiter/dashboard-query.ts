import type { PressureHorizon, pressureHorizons } from '~/domain/order/pressure-view'
import { filledTokenSortFields } from '~/domain/order/volume-view'
import { chartTimeframes } from '~/domain/price/chart-window'
import type { ListQuerySpec } from '~/ui/table/list-query'
import { choiceParam, readParam } from '~/ui/url/url-param'

/** Content of the DCA volume chart: either buys minus sells, or the sum of buys and sells. */
export const volumeSources = ['net', 'total'] as const
export type VolumeSource = (typeof volumeSources)[number]

export const horizonWords = [
  '5m',
  '30m',
  '1h',
  '6h',
  '24h',
] as const satisfies (keyof typeof pressureHorizons)[]

/** URL parameters of the dashboard's charts. */
export const dashboardParams = {
  timeframe: choiceParam('timeframe', chartTimeframes, 'day'),
  source: choiceParam('source', volumeSources, 'net'),
  horizon: choiceParam<PressureHorizon>('horizon', horizonWords, '24h'),
}

/** Reads the options of the large chart from a URL. */
export function unifiedQuery(params: URLSearchParams) {
  return {
    window: readParam(dashboardParams.timeframe, params),
    source: readParam(dashboardParams.source, params),
    tokens: 'top',
  } as const
}

type FilledSortField = (typeof filledTokenSortFields)[number]

/** View options of the table of filled tokens. The table has no filter. */
export const filledList: ListQuerySpec<'all', FilledSortField> = {
  name: 'filled',
  filters: ['all'],
  defaultFilter: 'all',
  sortFieldsOf: () => filledTokenSortFields,
  defaultSortField: 'totalFilledUsd',
}
