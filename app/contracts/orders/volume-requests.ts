import { z } from 'zod'
import type { UnixSeconds } from '~/domain/base/time'
import {
  aggregateBases,
  type ChartInterval,
  chartIntervals,
  chartRange,
  chartViews,
  filledTokenSortFields,
  minuteVolumesSeconds,
  mostChartPoints,
  mostChartSums,
  type VolumeChartRequest,
} from '~/domain/order/volume-view'
import { mints } from '~/domain/token/mints'
import type { ParameterFault } from '../schema/endpoint'
import {
  mintsParameter,
  oneOf,
  pageParameters,
  sortParameters,
  timeParameter,
  wholeNumber,
} from '../schema/parameters'

/** Maximum number of tokens in one chart. */
const mostChartTokens = 50

/** Request for `/api/dca/aggregates`. */
export const dcaAggregatesRequest = z.object({
  basis: oneOf(aggregateBases)
    .default('remaining')
    .describe('Remaining amounts of active orders, or fills of the last 24 hours.'),
  limit: wholeNumber(1, 1_000).prefault('1000').describe('Maximum number of tokens, largest first.'),
  exclude: mintsParameter(mostChartTokens)
    .optional()
    .meta({
      description: `Excluded mints, comma-separated, at most ${mostChartTokens}.`,
      example: `${mints.wSOL},${mints.USDC}`,
    }),
})

/** Request for `/api/dca/aggregates/volume`. */
export const volumeChartRequest = z
  .object({
    interval: oneOf(['minute', 'hour', 'day']).default('hour').describe('Unit of the bucket length.'),
    intervalDuration: wholeNumber(1, 1_000)
      .prefault('1')
      .describe('Bucket length in this unit. Buckets start at multiples of their length, UTC.'),
    start: timeParameter.optional().meta({
      description:
        'Start time: seconds since 1970 or ISO 8601. Default: 24 hours before `end`, or before now if `end` is later. The first bucket is the whole bucket that contains this time; it must start within your plan’s history.',
    }),
    end: timeParameter.optional().meta({
      description:
        'End time, in the same format. Default: now. Buckets that start at or after this time are excluded; the last bucket is whole and can extend past it. No bucket starts after now.',
    }),
    view: oneOf(chartViews).default('summary').describe('Buys + sells, or buys − sells.'),
    tokenMints: mintsParameter(mostChartTokens)
      .optional()
      .meta({
        description: `Mints, comma-separated, each as its own series, at most ${mostChartTokens}. Default: the eight largest tokens excluding SOL, USDC, USDT and JitoSOL, plus all others together.`,
        example: `${mints.wSOL},${mints.USDC}`,
      }),
  })
  .superRefine(({ start, end }, context) => {
    if (start !== undefined && end !== undefined && end <= start)
      context.addIssue({ code: 'custom', path: ['end'], message: 'must be later than start' })
  })
  .transform(({ interval, intervalDuration, tokenMints, ...request }) => ({
    ...request,
    bucketSeconds: chartIntervals[interval satisfies ChartInterval] * intervalDuration,
    mints: tokenMints,
  }))

/** Returns the errors in the time range of a chart. They depend on the current time. */
export function volumeChartFaults(
  request: VolumeChartRequest,
  nowAt: UnixSeconds,
): readonly ParameterFault[] {
  const { bucketSeconds, start } = request
  const { startsAt, endsAt, from } = chartRange(request, nowAt)
  if (startsAt >= endsAt) return [{ parameter: 'start', message: 'must be earlier than now' }]
  const points = Math.ceil((endsAt - from) / bucketSeconds)
  if (points > mostChartPoints) {
    const message = `requests ${points} buckets, but at most ${mostChartPoints} are allowed: use longer buckets or a shorter time`
    return [{ parameter: 'interval', message }]
  }
  const sums = points * (request.mints?.length ?? 1)
  if (sums > mostChartSums) {
    const message = `requests ${sums} sums, but at most ${mostChartSums} are allowed: use fewer tokens, longer buckets or a shorter time`
    return [{ parameter: 'tokenMints', message }]
  }
  const earliest = nowAt - minuteVolumesSeconds
  if (bucketSeconds % chartIntervals.hour === 0 || from >= earliest) return []
  const kept = `minutes are retained for ${minuteVolumesSeconds / 3_600} hours; whole hours reach further back`
  if (startsAt >= earliest) {
    const message = `makes the first bucket start at ${from}, which is before ${earliest}; ${kept}`
    return [{ parameter: 'intervalDuration', message }]
  }
  if (start !== undefined) return [{ parameter: 'start', message: `must not be before ${earliest}; ${kept}` }]
  return [{ parameter: 'end', message: `needs a start at or after ${earliest}; ${kept}` }]
}

/** Request for `/api/limit/top/filled/table`. */
export const filledTokensRequest = z.object({
  ...pageParameters(10),
  limit: wholeNumber(1, 250).prefault('50').describe('Only this many of the largest tokens are in the list.'),
  ...sortParameters(filledTokenSortFields, 'totalFilledUsd'),
})

/** Request for `/api/limit/top/filled/chart`. */
export const filledTokenChartRequest = z.object({
  limit: wholeNumber(1, 250).prefault('10').describe('Maximum number of tokens, largest first.'),
})
