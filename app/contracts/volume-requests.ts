import { z } from 'zod'
import { mints } from '~/domain/mints'
import type { UnixSeconds } from '~/domain/time'
import {
  aggregateBases,
  type ChartInterval,
  chartIntervals,
  chartStretch,
  chartViews,
  filledTokenSortFields,
  minuteVolumesSeconds,
  mostChartPoints,
  mostChartSums,
  type VolumeChartRequest,
} from '~/domain/volume-view'
import type { ParameterFault } from './endpoint'
import {
  mintsParameter,
  oneOf,
  pageParameters,
  sortParameters,
  timeParameter,
  wholeNumber,
} from './parameters'

/** Maximum number of tokens of one chart. */
const mostChartTokens = 50

/** Request for `/api/dca/aggregates`. */
export const dcaAggregatesRequest = z.object({
  basis: oneOf(aggregateBases)
    .default('remaining')
    .describe('What active orders have left to spend, or what was executed in the last 24 hours.'),
  limit: wholeNumber(1, 1_000).prefault('1000').describe('Tokens at most, the largest first.'),
  exclude: mintsParameter(mostChartTokens)
    .optional()
    .meta({
      description: `Mints that are left out, parted by commas, at most ${mostChartTokens}.`,
      example: `${mints.wSOL},${mints.USDC}`,
    }),
})

/** Request for `/api/dca/aggregates/volume`. */
export const volumeChartRequest = z
  .object({
    interval: oneOf(['minute', 'hour', 'day']).default('hour').describe('Unit of a bucket.'),
    intervalDuration: wholeNumber(1, 1_000)
      .prefault('1')
      .describe('Units of a bucket. Buckets begin at multiples of their length, UTC.'),
    start: timeParameter.optional().meta({
      description:
        'Seconds since 1970 or ISO 8601. By default 24 hours before the end, or before now where the end is later. The bucket in which it lies is the first, and whole: it has to begin within the window of your plan.',
    }),
    end: timeParameter.optional().meta({
      description:
        'Written likewise; now by default. Buckets that begin at this time or later are left out; the last one before it is whole, and may reach beyond it. No bucket begins after now.',
    }),
    view: oneOf(chartViews).default('summary').describe('Bought and sold together, or bought less sold.'),
    tokenMints: mintsParameter(mostChartTokens)
      .optional()
      .meta({
        description: `Mints, parted by commas, each with a series of its own, at most ${mostChartTokens}; by default the five largest, SOL, USDC, USDT and JitoSOL left out, and all others together.`,
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

/** Returns the errors in the time range of a chart, which depend on the current time. */
export function volumeChartFaults(
  request: VolumeChartRequest,
  nowAt: UnixSeconds,
): readonly ParameterFault[] {
  const { bucketSeconds, start } = request
  const { startsAt, endsAt, from } = chartStretch(request, nowAt)
  if (startsAt >= endsAt) return [{ parameter: 'start', message: 'must be earlier than now' }]
  const points = Math.ceil((endsAt - from) / bucketSeconds)
  if (points > mostChartPoints) {
    const message = `asks for ${points} buckets, and ${mostChartPoints} is the most: choose longer ones or less time`
    return [{ parameter: 'interval', message }]
  }
  const sums = points * (request.mints?.length ?? 1)
  if (sums > mostChartSums) {
    const message = `asks for ${sums} sums, and ${mostChartSums} is the most: choose fewer tokens, longer buckets or less time`
    return [{ parameter: 'tokenMints', message }]
  }
  const earliest = nowAt - minuteVolumesSeconds
  if (bucketSeconds % chartIntervals.hour === 0 || from >= earliest) return []
  const kept = `minutes are kept for ${minuteVolumesSeconds / 3_600} hours; whole hours reach further back`
  if (startsAt >= earliest) {
    const message = `makes the first bucket begin at ${from}, which is before ${earliest}, and ${kept}`
    return [{ parameter: 'intervalDuration', message }]
  }
  if (start !== undefined)
    return [{ parameter: 'start', message: `must not be before ${earliest}, since ${kept}` }]
  return [{ parameter: 'end', message: `needs a start from ${earliest} on, since ${kept}` }]
}

/** Request for `/api/limit/top/filled/table`. */
export const filledTokensRequest = z.object({
  ...pageParameters(10),
  limit: wholeNumber(1, 250).prefault('50').describe('Only the so many largest are in the list.'),
  ...sortParameters(filledTokenSortFields, 'totalFilledUsd'),
})

/** Request for `/api/limit/top/filled/chart`. */
export const filledTokenChartRequest = z.object({
  limit: wholeNumber(1, 250).prefault('10').describe('Tokens at most, the largest first.'),
})
