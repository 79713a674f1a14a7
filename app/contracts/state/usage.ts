import { z } from 'zod'
import { epochSecondsOrNull } from '../schema/fields'

/**
 * Response of `GET /api/usage`: the caller's plan and the number of remaining calls. This call has already
 * been counted.
 */
export const usageWire = z.object({
  plan: z.enum(['free', 'pro', 'ultimate', 'enterprise', 'first-party']),
  ratePerSecond: z.number().describe('Average number of requests per second.'),
  burst: z.number().describe('Burst size: number of requests allowed at once.'),
  remaining: z.number().describe('Number of requests allowed right now.'),
  resetSeconds: z.number().describe('Seconds until the whole burst is available again.'),
  historyDays: z.number().nullable().describe('History in days; null = unlimited.'),
  earliestAllowed: epochSecondsOrNull.describe('Earliest time that you can request; null = unlimited.'),
  streams: z
    .object({ limit: z.number(), open: z.number() })
    .describe('Your open streams on this web process.'),
})
export type UsageWire = z.infer<typeof usageWire>
