const longestWaitMs = 60_000

/**
 * How long an answer asks to be left alone, milliseconds, at most a minute: `Retry-After` (seconds or a date), else
 * `x-ratelimit-reset` (unix seconds, Jupiter's APIs). Undefined = it does not say.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const asked = askedMs(headers, nowMs)
  if (asked === undefined || !Number.isFinite(asked)) return undefined
  return Math.min(longestWaitMs, Math.max(0, asked))
}

function askedMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after')
  if (retryAfter !== null) {
    const seconds = Number(retryAfter)
    return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - nowMs
  }
  const reset = headers.get('x-ratelimit-reset')
  return reset === null ? undefined : Number(reset) * 1000 - nowMs
}
