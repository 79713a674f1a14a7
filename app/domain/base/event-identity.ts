import type { Signature } from './ids'

/**
 * Identity of an event. The store has exactly one row per (signature, instruction path, event index), even if
 * the event arrives several times. `instructionPath` is "2.0" for inner instruction 0 of outer instruction 2.
 * For events in logs it is "log", and `eventIndex` is the line number. If the same bytes imply a second event
 * (a fill that completes its order), that event has index 1; in logs its path is "log.57", where 57 is the
 * line.
 */
export interface EventIdentity {
  readonly signature: Signature
  readonly instructionPath: string
  readonly eventIndex: number
}
