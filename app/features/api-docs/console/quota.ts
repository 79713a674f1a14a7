/** Used part of a caller's token bucket. The values come from the response headers. */
export interface Quota {
  readonly plan: string
  /** Capacity of the token bucket, calls. */
  readonly burst: number
  readonly used: number
  /** Time until the token bucket is full again, seconds. */
  readonly fullInSeconds: number
}

/**
 * Parses `RateLimit` (`"free";r=4;t=1`) and `RateLimit-Policy` (`"free";q=5;w=5`). `undefined`: a header is
 * missing or invalid.
 */
export function parseQuota(headers: Headers): Quota | undefined {
  const policy = fieldOf(headers.get('RateLimit-Policy'))
  const left = fieldOf(headers.get('RateLimit'))
  const burst = policy?.numbers.q
  const remaining = left?.numbers.r
  if (policy === undefined || burst === undefined || remaining === undefined) return undefined
  return { plan: policy.name, burst, used: burst - remaining, fullInSeconds: left?.numbers.t ?? 0 }
}

/**
 * Returns the quota after a number of seconds without a call. The token bucket refills at a constant rate.
 */
export function quotaAfter(quota: Quota, seconds: number): Quota {
  const fullInSeconds = Math.max(0, quota.fullInSeconds - seconds)
  if (fullInSeconds === 0) return { ...quota, used: 0, fullInSeconds }
  return { ...quota, used: Math.ceil((quota.used * fullInSeconds) / quota.fullInSeconds), fullInSeconds }
}

function fieldOf(text: string | null) {
  const [, name, rest] = /^"([^"]+)";(.*)$/.exec(text ?? '') ?? []
  if (name === undefined || rest === undefined) return undefined
  const parts = rest.split(';').map((part) => part.trim().split('='))
  const numbers: Readonly<Record<string, number | undefined>> = Object.fromEntries(
    parts.map(([key, value]) => [key, /^\d+$/.test(value ?? '') ? Number(value) : undefined]),
  )
  return { name, numbers }
}
