import type { Address } from '~/domain/base/ids'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { protocols } from '~/protocols/registry'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { LedgerAccount, LedgerToken, LedgerTransaction, SlotChange } from '~/simulator/ledger'
import { createWorldLedger } from '~/simulator/world-ledger'

/** Traffic of the simulated world, in the order in which it happened, to be played again at another pace. */
export interface RecordedTraffic {
  readonly tokens: readonly LedgerToken[]
  /** Returns accounts of a protocol as they were before its first recorded block. */
  accountsBefore(id: ProtocolId): readonly LedgerAccount[]
  /** Returns the blocks with successful transactions of a protocol, and what these transactions wrote. */
  blocks(id: ProtocolId): readonly HandMadeBlock[]
}

export interface RecordingOptions {
  readonly seed: number
  /** Factor for the number of events of the world. A high one makes the recording faster. */
  readonly speed: number
  readonly ids: readonly ProtocolId[]
  /** Number of transactions that are recorded of each protocol. */
  readonly transactions: number
}

const stepMs = 60_000
/** Number of accounts of each protocol that no recorded transaction writes. */
const restingAccounts = 100

/**
 * Records what happens in a simulated world. Orders that the transactions fill are open before, or are opened
 * by an earlier transaction, as on a real chain.
 */
export function recordTraffic({ seed, speed, ids, transactions }: RecordingOptions): RecordedTraffic {
  let nowMs = Date.now()
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const world = createWorldLedger({ seed, speed, clock })
  const recorders = new Map(ids.map((id) => [id, createRecorder(id, world.programAccounts)]))
  world.onSlot((change) => {
    for (const recorder of recorders.values()) if (recorder.count() < transactions) recorder.add(change)
  })
  while ([...recorders.values()].some((recorder) => recorder.count() < transactions)) {
    nowMs += stepMs
    world.currentSlot() // produces the slots up to the new time
  }
  const tokens = [...world.tokens()]
  world.stop()
  return {
    tokens,
    accountsBefore: (id) => recorders.get(id)?.before() ?? [],
    blocks: (id) => recorders.get(id)?.blocks ?? [],
  }
}

function createRecorder(id: ProtocolId, accountsOf: (owner: Address) => Iterable<LedgerAccount>) {
  const { programIds } = protocols[id]
  const accounts = programIds.flatMap((programId) => [...accountsOf(programId)])
  const current = new Map(accounts.map((account) => [account.key, account]))
  const before = new Map<Address, LedgerAccount | undefined>()
  const blocks: HandMadeBlock[] = []
  let count = 0

  function add(change: SlotChange): void {
    const own = change.transactions.filter(
      ({ error, staticKeys }) => error === null && programIds.some((key) => staticKeys.includes(key)),
    )
    const written = new Set(own.flatMap(writableKeys))
    for (const key of written) if (!before.has(key)) before.set(key, current.get(key))
    for (const account of change.accounts)
      if (programIds.includes(account.owner)) current.set(account.key, account)
    for (const key of change.closed) current.delete(key)
    if (own.length === 0) return
    count += own.length
    blocks.push({
      transactions: own,
      // A node reports each account that a transaction could write, whether its data has changed or not.
      accounts: [...written].flatMap((key) => current.get(key) ?? []),
      closed: change.closed.filter((key) => written.has(key)),
    })
  }

  return {
    blocks,
    add,
    count: () => count,
    before() {
      const resting = accounts.filter(({ key }) => !before.has(key)).slice(0, restingAccounts)
      return [...resting, ...before.values()].filter((account) => account !== undefined)
    },
  }
}

function writableKeys({ staticKeys, header, loadedWritable }: LedgerTransaction): readonly Address[] {
  const signed = header.requiredSignatures
  return [
    ...staticKeys.slice(0, signed - header.readonlySigned),
    ...staticKeys.slice(signed, staticKeys.length - header.readonlyUnsigned),
    ...loadedWritable,
  ]
}
