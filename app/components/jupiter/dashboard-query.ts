import { chartTimeframes } from '~/domain/chart-window'
import type { PressureHorizon, pressureHorizons } from '~/domain/pressure-view'
import { filledTokenSortFields } from '~/domain/volume-view'
import type { ListQuerySpec } from '~/ui/list-query'
import { choiceParam, readParam } from '~/ui/url-param'

/** What the DCA volume chart counts (M136): bought less sold, or both together. */
export const volumeSources = ['net', 'total'] as const
export type VolumeSource = (typeof volumeSources)[number]

export const horizonWords = [
  '5m',
  '30m',
  '1h',
  '6h',
  '24h',
] as const satisfies (keyof typeof pressureHorizons)[]

/** What the address says of the dashboard's charts. */
export const dashboardParams = {
  timeframe: choiceParam('timeframe', chartTimeframes, 'day'),
  source: choiceParam('source', volumeSources, 'net'),
  horizon: choiceParam<PressureHorizon>('horizon', horizonWords, '24h'),
}

/** What an address asks of the large chart. */
export function unifiedAsk(params: URLSearchParams) {
  return {
    window: readParam(dashboardParams.timeframe, params),
    source: readParam(dashboardParams.source, params),
    tokens: 'top',
  } as const
}

type FilledSortField = (typeof filledTokenSortFields)[number]

/** The view of the table of filled tokens; it has no filter. */
export const filledList: ListQuerySpec<'all', FilledSortField> = {
  name: 'filled',
  filters: ['all'],
  defaultFilter: 'all',
  sortFieldsOf: () => filledTokenSortFields,
  defaultSortField: 'totalFilledUsd',
}
