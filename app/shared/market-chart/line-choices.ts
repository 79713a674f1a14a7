import { flagParam } from '~/ui/url/url-param'

/** Lines that a chart can show over its prices: moving averages, and the volume-weighted average price of the day. */
export const chartLines = ['ma', 'vwap'] as const
export type ChartLine = (typeof chartLines)[number]

/** Number of bars of the moving averages. */
export const averageBars = [20, 50] as const

export const lineParams = { ma: flagParam('ma'), vwap: flagParam('vwap') } as const
