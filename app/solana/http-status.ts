import { z } from 'zod'
import { readText } from './http-body'
import { retryAfterMs } from './retry-after'

/** The other side sent a status that is no success, and why as far as its body says. */
export class StatusError extends Error {
  override readonly name = 'StatusError'

  constructor(
    readonly status: number,
    /** What the body says, as one line; undefined where it is no text for people. */
    readonly reason: string | undefined,
    /** The other side asked to be left alone for this long, milliseconds; undefined = it did not say. */
    readonly waitMs: number | undefined,
  ) {
    super(`status ${status}`)
  }
}

const longestBodyBytes = 64 * 1024
const longestReason = 200

/** Reads the failure that a response of such a status is. */
export async function statusErrorOf(response: Response, nowMs: number): Promise<StatusError> {
  const body = await readText(response, longestBodyBytes).catch(() => '') // the status counts, also of a body that broke off
  return statusErrorWith(response, body, nowMs)
}

/** The same where the body has been read already. */
export function statusErrorWith({ status, headers }: Response, body: string, nowMs: number): StatusError {
  return new StatusError(status, reasonIn(body), retryAfterMs(headers, nowMs))
}

/** Statuses that say "not this request, from you": to repeat it at once gives the same result. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
}

const wordedSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }).transform(({ error }) => error.message),
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.string(),
])

/** The sentence in the body of a failure: a member of its JSON, or a short plain text. Undefined for a page of HTML and the like. */
export function reasonIn(body: string): string | undefined {
  const text = wordedSchema.safeParse(parseJson(body) ?? body).data
  const isPage = text === undefined || /^\s*[<{[]/.test(text)
  return isPage ? undefined : oneLine(text)
}

/** A text of the other side as a part of a sentence: without control characters, at most 200 characters, without its full stop. */
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
    return undefined // a plain text, or a page
  }
}
