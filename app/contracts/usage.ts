import { z } from 'zod'

/** `GET /api/usage`: the caller's own plan and what is left of it at this moment, this call included. */
export const usageWire = z.object({
  plan: z.enum(['free', 'pro', 'ultimate', 'enterprise', 'first-party']),
  /** Requests per second on average, and at once. */
  ratePerSecond: z.number(),
  burst: z.number(),
  /** Requests that may come at once now. */
  remaining: z.number(),
  /** Seconds until the whole burst is there again. */
  resetSeconds: z.number(),
  /** Days back that may be asked for by time, and the time itself in epoch seconds; null = any. */
  historyDays: z.number().nullable(),
  earliestAllowed: z.number().nullable(),
  /** Streams of this web process. */
  streams: z.object({ limit: z.number(), open: z.number() }),
})
export type UsageWire = z.infer<typeof usageWire>
