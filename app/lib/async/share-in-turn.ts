/**
 * Returns a function that runs `run` at most once per key and turn of the event loop. Later calls of the turn
 * with the same key get the same promise, whatever else is in their arguments. If it rejects, all of them
 * reject. A call may get a result from before a change of the same turn. But a client that has received the
 * change can only call in a later turn.
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
