import { z } from 'zod'

/** What a child tells the parent that supervises it. */
export const childMessage = z.object({ type: z.literal('ready'), facts: z.record(z.string(), z.string()) })
export type ReadyFacts = z.infer<typeof childMessage>['facts']

/** What the parent tells a child. */
export const parentMessage = z.object({ type: z.literal('stop') })

/** A child that ends with this code needs a person to mend something: starting it again is of no use (EX_CONFIG of sysexits.h). */
export const hopelessExitCode = 78

/** Whether this process was started by a supervisor of ours. */
export function hasParent(): boolean {
  return process.send !== undefined
}

/** Tells the parent that the role is up, with what others need to know to reach it. */
export function tellReady(facts: ReadyFacts): void {
  process.send?.({ type: 'ready', facts })
}

/**
 * Binds this process to its parent: `onStop` when the parent asks, and the end of the process when the parent is gone, however it died,
 * since a child without a supervisor would write beside the next start's.
 */
export function followParent(onStop: () => void): void {
  if (!hasParent()) return
  process.on('message', (message) => {
    if (parentMessage.safeParse(message).success) onStop()
  })
  process.on('disconnect', () => process.exit(1))
}
