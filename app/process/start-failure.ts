/**
 * Thrown when the product can't start until an operator fixes something. The message is one sentence that
 * explains what to do.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/**
 * Returns the error code from Node.js or PostgreSQL, e.g. EADDRINUSE or 28P01. `undefined`: the error has no
 * code.
 */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Error codes of Node.js for a full disk. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Returns the failure for a folder that can't be written, with a hint for the operator. `code`: error code of
 * Node.js.
 */
export function unwritable(folder: string, code: string): StartFailure {
  return new StartFailure(
    fullDisk.has(code)
      ? `DATA_DIR ${folder} is on a full disk (${code}): free some space, or set DATA_DIR to a folder on another disk.`
      : `DATA_DIR ${folder} can't be written (${code}): make it writable for this user, or set DATA_DIR to another folder.`,
  )
}
