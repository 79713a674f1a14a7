import type { UnixMs } from '~/domain/base/time'
import { statusWords } from '~/shared/live/status-words'
import { text } from '~/ui/text'

/** Reason why a read failed. */
export interface Failure {
  /** HTTP status. `undefined`: there was no response, or the response was unreadable. */
  readonly code: number | undefined
  /** HTTP status in words. If there was no response, the words say that the service is unavailable. */
  readonly words: string
  /** Time of the failure by the browser's clock, milliseconds. */
  readonly atMs: UnixMs
}

/** Returns the failure for an HTTP status. Without a status, returns the failure for a missing response. */
export function failureOf(
  { status, statusText }: { readonly status: number | undefined; readonly statusText?: string },
  atMs: UnixMs,
): Failure {
  const words = status === undefined ? text.sourceUnavailable : statusWords({ status, statusText })
  return { code: status, words, atMs }
}

/**
 * HTTP status that the API returns if it cannot read its data. Pages and panels return status 200 in this
 * case and report the failure in the body.
 */
const unavailable = 503

/** Returns the failure for a response whose body reports that the data could not be read. */
export function failureOfSource(atMs: UnixMs): Failure {
  return failureOf({ status: unavailable }, atMs)
}

/** Returns the most recent of the given failures. */
export function latestFailure(failures: readonly Failure[]): Failure | undefined {
  return failures.reduce<Failure | undefined>(
    (latest, one) => (latest && latest.atMs >= one.atMs ? latest : one),
    undefined,
  )
}
