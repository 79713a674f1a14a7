/** The product can't start, and a person has to do something about it. The message is one sentence that says what. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** The code that Node or PostgreSQL gave an error, e.g. EADDRINUSE or 28P01; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
