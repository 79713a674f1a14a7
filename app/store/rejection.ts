import { isBroken } from '~/lib/invariant'
import { BatchRejected } from './batch'

/**
 * SQLSTATE classes caused by the content of a batch, which fail on every retry: 21 the same row twice, 22
 * data exception, 23 integrity constraint, 54 program limit. All others (connection, resources, deadlock,
 * shutdown, disk) may be temporary.
 */
const contentClasses = ['21', '22', '23', '54']

/**
 * Returns a `BatchRejected` for an error that the same content always causes; `undefined` for one that may be
 * temporary.
 */
export function rejection(error: unknown): BatchRejected | undefined {
  if (!(error instanceof Error) || !isOfContent(error)) return undefined
  return new BatchRejected(`The database rejects the batch: ${error.message}`, { cause: error })
}

/**
 * Returns whether an error is a bug in our own code. An unavailable database never causes such an error. The
 * bug may still be temporary, so the caller retries, but not forever.
 */
export function isOwnMistake(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError)
    return true
  return error instanceof Error && isBroken(error)
}

/** A number too large for JavaScript is as permanent as one too large for a column. */
function isOfContent(error: Error): boolean {
  if (error instanceof RangeError) return true
  return 'code' in error && typeof error.code === 'string' && contentClasses.includes(error.code.slice(0, 2))
}
