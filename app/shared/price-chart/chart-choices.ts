import { chartFrames } from '~/domain/price/chart-candles'
import { choiceParam } from '~/ui/url/url-param'

/** Chart types. */
export const chartTypes = ['candlestick', 'area', 'bar'] as const
export type ChartType = (typeof chartTypes)[number]

export const frameParam = choiceParam('timeframe', chartFrames, '1D')
export const typeParam = choiceParam('chart', chartTypes, 'candlestick')
