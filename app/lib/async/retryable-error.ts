/**
 * A failure that a later attempt may not have. `retry` reports a `RetryableError`, waits and runs the task
 * again.
 */
export class RetryableError extends Error {
  override readonly name: string = 'RetryableError'

  constructor(
    message: string,
    /**
     * Minimum wait that the other side requests, milliseconds; `undefined` if the other side requests none.
     */
    readonly retryAfterMs: number | undefined = undefined,
    cause: unknown = undefined,
  ) {
    super(message, { cause })
  }
}

/** Describes any thrown value in one sentence, for logs and users. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error.cause instanceof Error ? errorCode(error.cause) : undefined
  return inner === undefined ? error.message : `${error.message} (${inner})`
}

function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** Turns the failure of a service that recovers automatically into a `RetryableError`. */
export async function retryable<T>(running: Promise<T>, problem: string): Promise<T> {
  try {
    return await running
  } catch (error) {
    throw new RetryableError(`${problem}: ${describeError(error)}.`, undefined, error)
  }
}
