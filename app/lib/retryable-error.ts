/** What went wrong may work later. Caught in one place, `keepTrying`, where it is counted and waited out. */
export class RetryableError extends Error {
  override readonly name: string = 'RetryableError'

  constructor(
    message: string,
    /** The other side asked to be left alone for this long, milliseconds; undefined = it did not say. */
    readonly retryAfterMs: number | undefined = undefined,
    cause: unknown = undefined,
  ) {
    super(message, { cause })
  }
}

/** One sentence about any thrown thing, for logs and for people. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error.cause instanceof Error ? errorCode(error.cause) : undefined
  return inner === undefined ? error.message : `${error.message} (${inner})`
}

function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** Failures of a service that comes back by itself become retryable. */
export async function retryable<T>(running: Promise<T>, problem: string): Promise<T> {
  try {
    return await running
  } catch (error) {
    throw new RetryableError(`${problem}: ${describeError(error)}.`, undefined, error)
  }
}
