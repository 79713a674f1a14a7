import { z } from 'zod'
import type { UnixSeconds } from '~/domain/base/time'
import { perpMetrics } from '~/domain/perp/perp-series'
import {
  type BarRangeRequest,
  barIntervalNames,
  clockToleranceSeconds,
  countBars,
  defaultBars,
  fittingInterval,
  mostBars,
} from '~/domain/price/bar-range'
import { earliestAllowed } from '~/domain/service/plan'
import { withVenueChoice } from './perps/venue'
import type { ParameterFault } from './schema/endpoint'
import { oneOf, timeParameter } from './schema/parameters'

/** Maximum length of a string that identifies a token or market, characters. */
const longestId = 80

const range = {
  interval: oneOf(barIntervalNames)
    .default('1h')
    .describe('Length of a bar. Bars start at multiples of their length, UTC.'),
  start: timeParameter.optional().meta({
    description: `Start time: seconds since 1970 or ISO 8601. The first bar is the one that contains it. Default: ${defaultBars} bars before \`end\`, or the start of your plan’s history if that is later. At most ${mostBars.toLocaleString('en-US')} bars.`,
  }),
  end: timeParameter.optional().meta({
    description:
      'End time, in the same format. Default: now. Bars that start at or after this time are excluded; the last bar is whole and may not have ended.',
  }),
}

function checkOrder({ start, end }: BarRangeRequest, context: z.RefinementCtx): void {
  if (start === undefined || end === undefined || end > start) return
  context.addIssue({ code: 'custom', path: ['end'], message: 'must be later than start' })
}

function idParameter(description: string, example: string) {
  return z
    .string()
    .min(1, 'must contain a name')
    .max(longestId, `must have at most ${longestId} characters`)
    .meta({ description, example })
}

/** Request for `/api/candles/{id}`. */
export const candleRangeRequest = withVenueChoice(
  z.object({
    id: idParameter(
      'A token’s mint, or a perp market: its account, index, name or base symbol, or `{venue}:{index}`.',
      'SOL-PERP',
    ),
    ...range,
  }),
).superRefine(checkOrder)

/** Request for `/api/perps/markets/{id}/series`. */
export const perpSeriesRequest = withVenueChoice(
  z.object({
    id: idParameter('A market: its account, index, name or base symbol, or `{venue}:{index}`.', 'SOL-PERP'),
    metric: oneOf(perpMetrics).default('openInterest').describe('The figure.'),
    ...range,
  }),
)
  .superRefine(checkOrder)
  .transform(({ id, ...request }) => ({ ...request, market: id }))

/** Limits the default start of a range to the history of a plan. */
export function rangeWithin<Request extends BarRangeRequest>(
  request: Request,
  reachDays: number | null,
): Request & Pick<BarRangeRequest, 'reachDays'> {
  return { ...request, reachDays }
}

/** Returns the times that must be within the history of a plan. */
export function rangeTimes({ start, end }: BarRangeRequest): readonly (UnixSeconds | undefined)[] {
  return [start, end === undefined ? undefined : end - 1]
}

/** Returns the errors in a range. They depend on the current time. */
export function rangeFaults(request: BarRangeRequest, nowAt: UnixSeconds): readonly ParameterFault[] {
  const { start, end, reachDays } = request
  const limits = { now: nowAt, earliestAt: earliestAllowed(reachDays, nowAt) }
  const future = 'must not be in the future'
  if (start !== undefined && start > nowAt) return [{ parameter: 'start', message: future }]
  if (end !== undefined && end > nowAt + clockToleranceSeconds) return [{ parameter: 'end', message: future }]
  const bars = countBars(request, limits)
  if (bars <= mostBars) return []
  const fitting = fittingInterval(request, limits)
  const advice = fitting === undefined ? 'use a shorter time' : `use interval=${fitting} or a shorter time`
  const message = `requests ${bars} bars, but at most ${mostBars} are allowed: ${advice}`
  return [{ parameter: 'interval', message }]
}
