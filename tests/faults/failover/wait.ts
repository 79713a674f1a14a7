import { until } from '../ground-truth/stack'

/** Longer than for other faults, because six more servers share the machine. */
const mostMs = 300_000

/** Waits for a condition. A failed read counts as “not yet”. Throws after five minutes. */
export function wait(what: string, holds: () => Promise<boolean>): Promise<void> {
  return until(what, holds, mostMs)
}
