import type { Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'

/** Transactions that the stream has delivered since the last comparison with the signature list. */
export interface StreamedSignatures {
  add(signature: Signature, slot: Slot): void
  /** Whether the stream has delivered the transaction in this slot. After a fork it may land in another one. */
  has(signature: Signature, slot: Slot): boolean
  /** Forgets transactions of older slots. */
  dropBefore(slot: Slot): void
}

/**
 * Maximum number of remembered transactions. If comparisons fail for so long that there are more, the oldest
 * are read again, which changes nothing.
 */
const most = 300_000

export function createStreamedSignatures(): StreamedSignatures {
  const slots = new Map<Slot, Set<Signature>>()
  let count = 0

  function drop(slot: Slot): void {
    count -= slots.get(slot)?.size ?? 0
    slots.delete(slot)
  }

  return {
    has: (signature, slot) => slots.get(slot)?.has(signature) === true,
    add(signature, slot) {
      const known = slots.get(slot) ?? new Set()
      if (known.has(signature)) return
      slots.set(slot, known.add(signature))
      count += 1
      const [oldest] = slots.keys()
      if (count > most && oldest !== undefined) drop(oldest)
    },
    dropBefore(slot) {
      for (const each of slots.keys()) if (each < slot) drop(each)
    },
  }
}
