import { z } from 'zod'

/** Message from a child to the parent that supervises it. */
export const childMessage = z.object({ type: z.literal('ready'), facts: z.record(z.string(), z.string()) })
export type ReadyFacts = z.infer<typeof childMessage>['facts']

/** Message from the parent to a child. */
export const parentMessage = z.object({ type: z.literal('stop') })

/**
 * Exit code of a child whose problem only an operator can fix (EX_CONFIG of sysexits.h). The parent does not
 * restart such a child.
 */
export const hopelessExitCode = 78

/** Whether this process was started by a supervisor of this product. */
export function hasParent(): boolean {
  return process.send !== undefined
}

/**
 * Reports to the parent that this role has started. `facts`: what other processes need to reach this role.
 */
export function sendReady(facts: ReadyFacts): void {
  process.send?.({ type: 'ready', facts })
}

/**
 * Binds this process to its parent. Calls `onStop` when the parent sends the stop message. Ends the process
 * when the parent has ended for any reason. Otherwise an orphaned child would write at the same time as the
 * children of the next start.
 */
export function followParent(onStop: () => void): void {
  if (!hasParent()) return
  process.on('message', (message) => {
    if (parentMessage.safeParse(message).success) onStop()
  })
  process.on('disconnect', () => process.exit(1))
}
