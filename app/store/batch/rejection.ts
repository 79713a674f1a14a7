import { isBroken } from '~/lib/invariant'
import { BatchRejected } from './batch'

/**
 * SQLSTATE classes that are caused by the content of a batch, so that every retry fails: 21 is the same row
 * twice, 22 a data exception, 23 a violated integrity constraint, and 54 a program limit. Errors of other
 * classes (connection, resources, deadlock, shutdown, disk) may be temporary.
 */
const contentClasses = ['21', '22', '23', '54']

/**
 * Returns a `BatchRejected` for an error that the same content always causes; `undefined` for an error that
 * may be temporary.
 */
export function rejection(error: unknown): BatchRejected | undefined {
  if (!(error instanceof Error) || !isOfContent(error)) return undefined
  return new BatchRejected(`The database rejects the batch: ${error.message}`, { cause: error })
}

/**
 * Returns whether an error is caused by a bug in our own code. An unavailable database never causes such an
 * error. The error may still be temporary, so the caller retries a limited number of times.
 */
export function isOwnMistake(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError)
    return true
  return error instanceof Error && isBroken(error)
}

/**
 * A number that is too large for JavaScript is a permanent error, like a number that is too large for a
 * column.
 */
function isOfContent(error: Error): boolean {
  if (error instanceof RangeError) return true
  return 'code' in error && typeof error.code === 'string' && contentClasses.includes(error.code.slice(0, 2))
}
