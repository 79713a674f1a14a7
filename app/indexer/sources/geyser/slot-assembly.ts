import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { SlotLimit } from '~/indexer/pipeline/slot-limit'
import type { SizedUpdate } from '~/solana/geyser/client'
import type { ProtoCursor } from '~/solana/geyser/proto-reader'
import type { StreamedTransaction, StreamedUpdate } from '~/solana/geyser/read-update'

/** Data of one slot, in the order of arrival. */
export interface SlotData {
  readonly slot: Slot
  /** Serialised accounts, which `readAccount` reads. */
  readonly accounts: readonly ProtoCursor[]
  readonly transactions: readonly StreamedTransaction[]
  /** Size of the messages, bytes. */
  readonly bytes: number
}

/** All data of a slot, with what its `block_meta` says. */
export interface CompleteSlot extends SlotData {
  readonly parent: Slot
  /** `null`: the block has no time. */
  readonly blockTime: UnixSeconds | null
  /** Whether the data arrived after the `block_meta` of its slot. `parent` and `blockTime` are known. */
  readonly isLate: boolean
}

/** Collects the messages of a stream into slots. A slot is complete with its `block_meta`. */
export interface SlotAssembly {
  /** Returns the slot that this message completes, or late data of a slot that is complete already. */
  add(sized: SizedUpdate): CompleteSlot | undefined
  /** Forgets incomplete slots, because another stream begins. */
  reset(): void
  /** Size of the data of incomplete slots, bytes. */
  bytes(): number
  counters(): DroppedCounts
}

export interface DroppedCounts extends Readonly<Record<string, number>> {
  /** Number of incomplete slots that were dropped because later slots have long been complete. */
  readonly abandoned: number
  /** Number of messages that were dropped because the chain can't have reached their slot. */
  readonly implausible: number
}

type BlockMeta = Extract<StreamedUpdate, { kind: 'block-meta' }>

interface OpenSlot extends SlotData {
  readonly accounts: ProtoCursor[]
  readonly transactions: StreamedTransaction[]
  bytes: number
}

/** Number of slots after which an incomplete slot is given up. The chain of slots then has a hole. */
const mostSlotsBehind = 64
/** Number of complete slots of a stream that are remembered, for data that arrives late. */
const mostRemembered = 256

/** Creates the collection. `allows`: whether the chain may have reached a slot. */
export function createSlotAssembly({ allows }: Pick<SlotLimit, 'allows'>): SlotAssembly {
  const open = new Map<Slot, OpenSlot>()
  const complete = new Map<Slot, Pick<CompleteSlot, 'parent' | 'blockTime'>>()
  let bytes = 0
  const counters = { abandoned: 0, implausible: 0 }

  function openSlot(slot: Slot): OpenSlot {
    const known = open.get(slot)
    if (known !== undefined) return known
    const added = { slot, accounts: [], transactions: [], bytes: 0 }
    open.set(slot, added)
    return added
  }

  function take(slot: Slot): OpenSlot {
    const taken = openSlot(slot)
    open.delete(slot)
    bytes -= taken.bytes
    return taken
  }

  /** Adds a message to its slot. If the slot is complete already, returns the message as late data. */
  function collect(slot: Slot, size: number, add: (to: OpenSlot) => void): CompleteSlot | undefined {
    const to = openSlot(slot)
    add(to)
    to.bytes += size
    bytes += size
    const known = complete.get(slot)
    return known && { ...take(slot), ...known, isLate: true }
  }

  function finish({ slot, parent, blockTime }: BlockMeta): CompleteSlot {
    const data = take(slot)
    complete.set(slot, { parent, blockTime })
    const [oldest] = complete.keys()
    if (complete.size > mostRemembered && oldest !== undefined) complete.delete(oldest)
    giveUpBefore(slot - mostSlotsBehind)
    return { ...data, parent, blockTime, isLate: false }
  }

  function giveUpBefore(slot: Slot): void {
    for (const each of open.keys()) {
      if (each >= slot) continue
      take(each)
      counters.abandoned += 1
    }
  }

  function read(update: StreamedUpdate, size: number): CompleteSlot | undefined {
    if (update.kind === 'other') return undefined
    if (!open.has(update.slot) && !allows(update.slot)) {
      counters.implausible += 1
      return undefined
    }
    if (update.kind === 'block-meta') return finish(update)
    if (update.kind === 'transaction')
      return collect(update.slot, size, (to) => to.transactions.push(update.transaction))
    const { account } = update
    // Accounts at a start are sent while the node loads its own snapshot.
    if (update.isStartup || account === undefined) return undefined
    return collect(update.slot, size, (to) => to.accounts.push(account))
  }

  return {
    add: ({ update, bytes: size }) => read(update, size),
    bytes: () => bytes,
    counters: () => ({ ...counters }),
    reset() {
      open.clear()
      complete.clear()
      bytes = 0
    },
  }
}
