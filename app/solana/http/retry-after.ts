/** Pause after a rate limit without a Retry-After, milliseconds. */
export const limitPauseMs = 1000

const longestWaitMs = 60_000

/** Maximum value that counts as a duration, seconds: 30 years. A larger value is a time since 1970. */
const longestDurationSeconds = 1e9

/**
 * Maximum value that counts as a time in seconds: the year 5138. A larger value is a time in milliseconds.
 */
const largestSeconds = 1e11

/**
 * Returns the time that a response requires us to wait, milliseconds, at most a minute. Reads `Retry-After`
 * (seconds or a date), otherwise `x-ratelimit-reset` (Jupiter's APIs: the unix second at which the limit
 * ends). Dates are compared with the `Date` header of the response, so that a wrong local clock has no
 * effect. `undefined`: the response specifies no wait.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const requestedMs = retryAfter(headers, nowMs) ?? untilReset(headers, nowMs)
  return requestedMs === undefined ? undefined : Math.min(longestWaitMs, Math.max(0, requestedMs))
}

function retryAfter(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after')
  if (text === null || text.trim() === '') return undefined
  const seconds = Number(text)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - serverNowMs(headers, nowMs)
  return Number.isFinite(waitMs) ? waitMs : undefined
}

function untilReset(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('x-ratelimit-reset')
  const reset = text === null || text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(reset)) return undefined
  if (reset < longestDurationSeconds) return reset * 1000
  return (reset > largestSeconds ? reset : reset * 1000) - serverNowMs(headers, nowMs)
}

function serverNowMs(headers: Headers, nowMs: number): number {
  const toldMs = Date.parse(headers.get('date') ?? '')
  return Number.isFinite(toldMs) ? toldMs : nowMs
}
