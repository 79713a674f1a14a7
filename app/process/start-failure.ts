/** The product can't start, and a person has to do something about it. The message is one sentence that says what. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** The code that Node or PostgreSQL gave an error, e.g. EADDRINUSE or 28P01; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** What Node says when a disk takes no more. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT'])

/** What a person has to do about a folder that can't be written, by the code of Node's error. */
export function unwritable(folder: string, code: string): StartFailure {
  return new StartFailure(
    fullDisk.has(code)
      ? `DATA_DIR ${folder} is on a full disk (${code}): free some space, or set DATA_DIR to a folder on another disk.`
      : `DATA_DIR ${folder} can't be written (${code}): make it writable for this user, or set DATA_DIR to another folder.`,
  )
}
