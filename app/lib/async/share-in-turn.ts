/**
 * Returns a function that runs `run` once per turn of the event loop for calls with equal keys. The other calls of the
 * turn share its promise. Nothing arrives from outside within a turn, so they would get the same result. A shared
 * promise may reject, for each of the calls.
 */
export function shareInTurn<Argument, Result>(
  keyOf: (argument: Argument) => string,
  run: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (argument) => {
    const key = keyOf(argument)
    const known = running.get(key)
    if (known !== undefined) return known
    const result = run(argument)
    // Nothing is remembered after the turn, so that an idle function keeps no result in memory.
    if (running.size === 0) setImmediate(() => running.clear())
    running.set(key, result)
    return result
  }
}
