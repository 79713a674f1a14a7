import type { UnixMs } from '~/domain/time'
import { text } from '~/ui/text'
import { statusWords } from './status-words'

/** Reason for which a read failed. */
export interface Failure {
  /** HTTP status. `undefined`: no response, or an unreadable one. */
  readonly code: number | undefined
  /** Status in words. Without a response, the text says that the service is unavailable. */
  readonly words: string
  /** Time of the failure by the browser's clock, milliseconds. */
  readonly atMs: UnixMs
}

/** Returns the failure for a status, or for a missing response. */
export function failureOf(
  { status, statusText }: { readonly status: number | undefined; readonly statusText?: string },
  atMs: UnixMs,
): Failure {
  if (status === undefined) return { code: undefined, words: text.sourceUnavailable, atMs }
  return { code: status, words: statusWords({ status, ...(statusText && { statusText }) }), atMs }
}

/**
 * Status of the API when it cannot read its data. Pages and panels respond with 200 then and report it in the
 * body.
 */
const unavailable = 503

/** Returns the failure of a response whose body reports that its data could not be read. */
export function failureOfSource(atMs: UnixMs): Failure {
  return { code: unavailable, words: text.sourceUnavailable, atMs }
}

/** Returns the most recent of several failures. */
export function latestFailure(failures: readonly Failure[]): Failure | undefined {
  return failures.reduce<Failure | undefined>(
    (latest, one) => (latest === undefined || one.atMs > latest.atMs ? one : latest),
    undefined,
  )
}
