import { isBroken } from '~/lib/invariant'
import { BatchRejected } from './batch'

/**
 * Classes of SQLSTATE that speak of the content and not of the moment: 21 the same row twice, 22 data exception, 23 integrity constraint,
 * 54 limit of the program.
 * Everything else (connection, resources, deadlock, shutdown, disk) may pass.
 */
const contentClasses = ['21', '22', '23', '54']

/** The `BatchRejected` for an error that the same content will always cause, or undefined for one that may pass. */
export function rejection(error: unknown): BatchRejected | undefined {
  if (!(error instanceof Error) || !isOfContent(error)) return undefined
  return new BatchRejected(`The store refuses the batch: ${error.message}`, { cause: error })
}

/**
 * Whether our own code has failed at what it was given, by a mistake that nobody has foreseen: no database that is away causes such an error. It may
 * still be of the moment, so whoever meets it tries again, but not for ever.
 */
export function isOwnMistake(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError)
    return true
  return error instanceof Error && isBroken(error)
}

/** A number that leaves what ours can hold is as much a matter of the content as one that leaves a column. */
function isOfContent(error: Error): boolean {
  if (error instanceof RangeError) return true
  return 'code' in error && typeof error.code === 'string' && contentClasses.includes(error.code.slice(0, 2))
}
