/** What a caller has used of his bucket, as the headers of an answer say (B7). */
export interface Quota {
  readonly plan: string
  /** Calls that the bucket holds. */
  readonly burst: number
  readonly used: number
  /** Seconds until all of it is there again. */
  readonly fullInSeconds: number
}

/** Reads `RateLimit` (`"free";r=4;t=1`) and `RateLimit-Policy` (`"free";q=5;w=5`); undefined where an answer has none. */
export function parseQuota(headers: Headers): Quota | undefined {
  const policy = fieldOf(headers.get('RateLimit-Policy'))
  const left = fieldOf(headers.get('RateLimit'))
  const burst = policy?.numbers.q
  const remaining = left?.numbers.r
  if (policy === undefined || burst === undefined || remaining === undefined) return undefined
  return { plan: policy.name, burst, used: burst - remaining, fullInSeconds: left?.numbers.t ?? 0 }
}

/** The quota some seconds later, when nobody has called meanwhile: a bucket fills evenly. */
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
