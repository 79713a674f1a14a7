import type { UnixMs } from '~/domain/time'
import { text } from '~/ui/text'
import { statusWords } from './status-words'

/** Why an attempt to read something brought nothing. */
export interface Failure {
  /** HTTP status; undefined = there was no response, or none that could be read. */
  readonly code: number | undefined
  /** The status in words; without a response, that the service is unavailable. */
  readonly words: string
  /** When it failed, by the browser's clock. */
  readonly atMs: UnixMs
}

/** The failure that a status is, or the lack of a response. */
export function failureOf(
  { status, statusText }: { readonly status: number | undefined; readonly statusText?: string },
  atMs: UnixMs,
): Failure {
  if (status === undefined) return { code: undefined, words: text.sourceUnavailable, atMs }
  return { code: status, words: statusWords({ status, ...(statusText && { statusText }) }), atMs }
}

/** What the API responds while it can't read its data. Pages and panels respond too, and say so in their answers. */
const unavailable = 503

/** The answer has come, and says that its data could not be read. */
export function failureOfSource(atMs: UnixMs): Failure {
  return { code: unavailable, words: text.sourceUnavailable, atMs }
}

/** The latest of several attempts, all of which failed. */
export function latestFailure(failures: readonly Failure[]): Failure | undefined {
  return failures.reduce<Failure | undefined>(
    (latest, one) => (latest === undefined || one.atMs > latest.atMs ? one : latest),
    undefined,
  )
}
