const longestWaitMs = 60_000

/** A larger number of seconds is a time since 1970 and no duration: 30 years. */
const longestDurationSeconds = 1e9

/** A larger number is a time in milliseconds: as seconds it would be the year 5138. */
const largestSeconds = 1e11

/**
 * How long a response asks us to wait, milliseconds, at most a minute: `Retry-After` (seconds or a date), else `x-ratelimit-reset`
 * (Jupiter's APIs: the unix second at which the limit ends). Such a second is compared with the response's own `Date`, so that a
 * wrong local clock changes nothing. Undefined = the response does not say.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const askedMs = retryAfter(headers, nowMs) ?? untilReset(headers, nowMs)
  return askedMs === undefined ? undefined : Math.min(longestWaitMs, Math.max(0, askedMs))
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
