/** A role that has started. */
export interface Running {
  stop(): Promise<void>
}

/**
 * Stops parts one after another, in reverse order of their start. If one part fails to stop, the others are
 * stopped anyway.
 */
export async function stopInReverse(parts: readonly Running[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of [...parts].reverse()) {
    await part.stop().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Stopping failed: ${failures.map(String).join('; ')}`)
}
