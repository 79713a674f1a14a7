import { z } from 'zod'
import { readText } from './body'
import { retryAfterMs } from './retry-after'

/** An unsuccessful HTTP status, with the reason from the response body if there is one. */
export class StatusError extends Error {
  override readonly name = 'StatusError'

  constructor(
    readonly status: number,
    /** Reason from the body, in one line. `undefined`: the body contains no readable reason. */
    readonly reason: string | undefined,
    /** Time that the server requires us to wait, milliseconds. `undefined`: not specified. */
    readonly waitMs: number | undefined,
  ) {
    super(`status ${status}`)
  }
}

const longestBodyBytes = 64 * 1024
const longestReason = 200

/** Reads the body of an unsuccessful response and returns it as an error. */
export async function statusErrorOf(response: Response, nowMs: number): Promise<StatusError> {
  const body = await readText(response, longestBodyBytes).catch(() => '') // the status alone is enough
  return statusErrorWith(response, body, nowMs)
}

/** Like `statusErrorOf`, but for a body that has already been read. */
export function statusErrorWith({ status, headers }: Response, body: string, nowMs: number): StatusError {
  return new StatusError(status, reasonIn(body), retryAfterMs(headers, nowMs))
}

/** Whether a status is a refusal. If a refused request is repeated immediately, it is refused again. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
}

const wordedSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.string(),
])

/**
 * Returns the reason in the body of an unsuccessful response: a JSON member or a short plain text.
 * `undefined`: the body is something else, such as an HTML page.
 */
export function reasonIn(body: string): string | undefined {
  const text = wordedSchema.safeParse(parseJson(body) ?? body).data
  const isPage = text === undefined || /^\s*[<{[]/.test(text)
  return isPage ? undefined : oneLine(text)
}

/**
 * Makes a server's message usable within a sentence: one line, no control characters, at most 200 characters,
 * no full stop at the end.
 */
export function oneLine(text: string): string | undefined {
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  const short = line.length > longestReason ? `${line.slice(0, longestReason - 1)}…` : line
  const open = short.endsWith('.') ? short.slice(0, -1) : short
  return open === '' ? undefined : open
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The body is plain text or an HTML page.
  }
}
