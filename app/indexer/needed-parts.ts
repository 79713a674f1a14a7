import { needsInnerInstructions, type Protocol } from '~/protocols/protocol'
import type { Transaction } from '~/solana/transaction/transaction'

/** Parts of a transaction that a node may not have recorded, although the events of a protocol are in them. */
export interface NeededParts {
  readonly needsInner: boolean
  readonly needsLogs: boolean
}

/** Returns what the events of a protocol are in. `undefined`: no part is needed. */
export function neededParts(protocol: Pick<Protocol, 'readLog'> | undefined): NeededParts {
  const needsInner = protocol !== undefined && needsInnerInstructions(protocol)
  return { needsInner, needsLogs: protocol !== undefined && !needsInner }
}

/** Whether a transaction shows no event of a protocol, because the node has not recorded the part with the events. */
export function lacksNeeded(
  { lacksInner, lacksLogs }: Pick<Transaction, 'lacksInner' | 'lacksLogs'>,
  protocol: Pick<Protocol, 'readLog'>,
): boolean {
  const { needsInner, needsLogs } = neededParts(protocol)
  return (needsInner && lacksInner === true) || (needsLogs && lacksLogs === true)
}
