import { z } from 'zod'
import { epochSecondsOrNull } from './fields'

/** Response of `GET /api/usage`: the caller's plan and remaining calls, with this call counted. */
export const usageWire = z.object({
  plan: z.enum(['free', 'pro', 'ultimate', 'enterprise', 'first-party']),
  ratePerSecond: z.number().describe('Requests per second on average.'),
  burst: z.number().describe('Requests that may come at once.'),
  remaining: z.number().describe('Requests that may come at once now.'),
  resetSeconds: z.number().describe('Seconds until the whole burst is there again.'),
  historyDays: z.number().nullable().describe('Days back that may be asked for by time; null = any.'),
  earliestAllowed: epochSecondsOrNull.describe('The earliest time that may be asked for; null = any.'),
  streams: z.object({ limit: z.number(), open: z.number() }).describe('Live streams of this web process.'),
})
export type UsageWire = z.infer<typeof usageWire>
