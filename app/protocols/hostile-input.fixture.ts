import type { Instruction, Transaction } from '~/solana/transaction/transaction'

/** A source of hostile inputs. The same seed gives the same inputs, so that a failure can be reproduced. */
export interface HostileInput {
  /** Returns an integer from 0 to `limit` − 1. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
  bytes(length: number): Uint8Array
  /** Returns a copy of the bytes that is overwritten, truncated or extended, or in which bits are flipped. */
  mutate(bytes: Uint8Array): Uint8Array
  /**
   * Returns a copy of the transaction in which one instruction or log line is broken, duplicated, moved or
   * removed.
   */
  mutateTransaction(transaction: Transaction): Transaction
}

const temptingBytes = [0x00, 0x01, 0x02, 0x7f, 0x80, 0xff]

/**
 * Creates a source of hostile inputs. It uses Mulberry32, a small and fast generator of sufficient quality.
 */
export function createHostileInput(seed: number): HostileInput {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  const below = (limit: number) => next() % limit
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!

  function bytes(length: number): Uint8Array {
    const words = new Uint32Array(Math.ceil(length / 4))
    for (let i = 0; i < words.length; i++) words[i] = next()
    return new Uint8Array(words.buffer, 0, length)
  }

  function mutate(original: Uint8Array): Uint8Array {
    const kind = below(4)
    if (kind === 0) return Uint8Array.from(original.subarray(0, below(original.length + 1)))
    if (kind === 1) return Buffer.concat([original, bytes(below(64))])
    const changed = Uint8Array.from(original)
    if (changed.length === 0) return changed
    for (let i = 0; i <= below(4); i++) {
      const at = below(changed.length)
      changed[at] = kind === 2 ? pick(temptingBytes) : changed[at]! ^ (1 << below(8))
    }
    return changed
  }

  function mutateInstruction(instruction: Instruction): Instruction {
    const kind = below(3)
    if (kind === 0) return { ...instruction, accounts: instruction.accounts.slice(0, below(12)) }
    if (kind === 1) return { ...instruction, path: [below(4), below(4)].slice(below(2)) }
    return { ...instruction, data: mutate(instruction.data) }
  }

  /** Breaks, duplicates or removes one item of a list, or moves it to the end. */
  function disturb<T>(items: readonly T[], change: (item: T) => T): T[] {
    const disturbed = [...items]
    if (disturbed.length === 0) return disturbed
    const at = below(disturbed.length)
    const item = disturbed[at]!
    const replacements = [[change(item)], [item, item], [], [change(item), change(item)]]
    disturbed.splice(at, 1, ...pick(replacements))
    if (below(8) === 0) disturbed.push(item)
    return disturbed
  }

  function mutateLine(line: string): string {
    const kind = below(3)
    if (kind === 0) return line.slice(0, below(line.length + 1))
    if (kind === 1) return `Program data: ${Buffer.from(bytes(below(120))).toString('base64')}`
    const at = below(line.length + 1)
    return line.slice(0, at) + pick(['!', 'A', '=', ' ', '\n', '\u0000', '…']) + line.slice(at + 1)
  }

  function mutateTransaction(transaction: Transaction): Transaction {
    return below(2) === 0 || transaction.logs.length === 0
      ? { ...transaction, instructions: disturb(transaction.instructions, mutateInstruction) }
      : { ...transaction, logs: disturb(transaction.logs, mutateLine) }
  }

  return { below, pick, bytes, mutate, mutateTransaction }
}
