/** A role that has come up. */
export interface Running {
  stop(): Promise<void>
}

/** Stops parts one after the other, the last one started first; a part that fails to stop does not keep the others running. */
export async function stopInReverse(parts: readonly Running[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of [...parts].reverse()) {
    await part.stop().catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Stopping failed: ${failures.map(String).join('; ')}`)
}
