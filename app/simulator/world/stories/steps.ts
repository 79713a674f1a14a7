import type { Slot } from '~/domain/base/time'
import type { Step } from './story'

/** Returns the number of steps at or before a slot. Steps must be in slot order. */
export function countStepsUntil(steps: readonly Step[], slot: Slot): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.slot ?? Number.POSITIVE_INFINITY) <= slot) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the last step at or before a slot that did not fail; `undefined` if there is none. */
export function lastStepAt<S extends Step>(steps: readonly S[], slot: Slot): S | undefined {
  for (let index = countStepsUntil(steps, slot) - 1; index >= 0; index--) {
    const step = steps[index]
    if (step && step.failed !== true) return step
  }
  return undefined
}
