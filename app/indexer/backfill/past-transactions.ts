import type { UnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { neededParts } from '~/indexer/needed-parts'
import { delay } from '~/lib/async/delay'
import type { RetryableError } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCall, RpcCaller, RpcOutcome } from '~/solana/rpc/rpc-client'
import { transactionCall } from '~/solana/rpc/signatures'
import type { Transaction } from '~/solana/transaction/transaction'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import type { Intake } from '../pipeline/intake'
import { createNodeFaults } from '../sources/chain/node-faults'
import { type Missing, missingIn, missingWrite, notThere } from '../sources/events/missing-transaction'
import type { PastPages } from './past-pages'
import type { Chunk, PastItem, Reached } from './ranges'

/** The events and missing transactions of one chunk. */
export interface ReadChunk {
  readonly transactions: number
  readonly events: readonly ChainEvent[]
  /**
   * Transactions that the node did not return. The events source of their program requests them again later.
   */
  readonly missing: readonly MissingWrite[]
  readonly reached: readonly Reached[]
}

export interface PastTransactionsOptions {
  readonly rpc: RpcCaller
  readonly intake: Intake
  readonly protocols: ReadonlyMap<ProtocolId, Protocol>
  /** Reads many transactions at once, where the node offers that. `undefined`: pages are not used. */
  readonly pages?: Pick<PastPages, 'read'> | undefined
  readonly signal: AbortSignal
}

/**
 * The events of a transaction, or the reason why they are missing. `fault`: the node's failure, if the node
 * is the reason.
 */
type EventsOrMissing =
  | { readonly events: readonly ChainEvent[] }
  | { readonly missing: Missing; readonly fault?: RetryableError | undefined }

const attempts = 3
const firstWaitMs = 500

/**
 * Returns a function that reads a chunk's transactions, and retries missing ones a few times. They come in
 * pages where the node offers that, and otherwise in one request. Throws what `callAll` throws. Also throws if the node is limited or unhealthy: the transactions are
 * not missing then, so the chunk must be read again.
 */
export function createPastTransactions(options: PastTransactionsOptions) {
  const { rpc, intake, protocols, pages, signal } = options
  const faults = createNodeFaults()

  /**
   * Decodes each transaction while the response is parsed, so that only the events of the transaction stay in
   * memory.
   */
  function eventsCall({ info, protocol: id }: PastItem, near: UnixSeconds | null): RpcCall<EventsOrMissing> {
    const protocol = protocols.get(id)
    const call = transactionCall(info.signature, protocol && needsOf(protocol))
    return {
      ...call,
      parse(result) {
        const read = call.parse(result)
        if (read?.transaction === undefined) return read && { missing: missingIn({ ok: true, value: read }) }
        const transaction = withTime(read.transaction, info.blockTime ?? near)
        return { events: protocol ? intake.readEvents(protocol, transaction) : [] }
      },
    }
  }

  async function request(items: readonly PastItem[]): Promise<ReadonlyMap<PastItem, EventsOrMissing>> {
    const times = timesNear(items)
    const outcomes = await rpc.callAll(items.map((item, index) => eventsCall(item, times[index] ?? null)))
    faults.observe(outcomes)
    const found = new Map<PastItem, EventsOrMissing>()
    for (const [index, item] of items.entries()) {
      const outcome = outcomes[index]
      found.set(item, outcome?.ok ? outcome.value : failed(item, outcome))
    }
    return found
  }

  function failed({ info }: PastItem, outcome: RpcOutcome<EventsOrMissing> | undefined): EventsOrMissing {
    return { missing: missingIn(outcome), fault: faults.faultIn(info.signature, outcome) }
  }

  /** Reads the transactions that the node includes in pages. Empty if it does not offer pages. */
  async function readPages(items: readonly PastItem[]): Promise<Map<PastItem, EventsOrMissing>> {
    const found = new Map<PastItem, EventsOrMissing>()
    const times = timesNear(items)
    for (const [id, protocol] of protocols) {
      const own = items.filter((item) => item.protocol === id)
      const [address] = protocol.programIds
      if (pages === undefined || own.length === 0 || address === undefined) continue
      const program = { address, ...needsOf(protocol) }
      const transactions = await pages.read(
        program,
        own.map(({ info }) => info),
      )
      for (const [index, item] of items.entries()) {
        const transaction = item.protocol === id ? transactions.get(item.info.signature) : undefined
        if (transaction === undefined) continue
        const dated = withTime(transaction, item.info.blockTime ?? times[index] ?? null)
        found.set(item, { events: intake.readEvents(protocol, dated) })
      }
    }
    return found
  }

  async function requestAll(items: readonly PastItem[]): Promise<ReadonlyMap<PastItem, EventsOrMissing>> {
    const outcomes = await readPages(items)
    const single = items.filter((item) => !outcomes.has(item))
    if (single.length > 0) for (const [item, result] of await request(single)) outcomes.set(item, result)
    for (let attempt = 1; attempt < attempts && !signal.aborted; attempt += 1) {
      const open = items.filter((item) => mayComeLater(outcomes.get(item)))
      if (open.length === 0) break
      await delay(firstWaitMs * attempt, signal)
      for (const [item, result] of await request(open)) outcomes.set(item, result)
    }
    return outcomes
  }

  return async function readChunk({ items, reached }: Chunk): Promise<ReadChunk> {
    const events: ChainEvent[] = []
    const missing: MissingWrite[] = []
    const outcomes = items.length === 0 ? new Map<PastItem, EventsOrMissing>() : await requestAll(items)
    for (const item of items) {
      const result = outcomes.get(item) ?? { missing: notThere }
      if ('events' in result) events.push(...result.events)
      else if (result.fault) throw result.fault
      else missing.push(missingWrite(`events:${item.protocol}`, item.info.signature, result.missing))
    }
    return { transactions: items.length, events, missing, reached }
  }
}

function needsOf(protocol: Protocol) {
  return { programs: protocol.programIds, ...neededParts(protocol) }
}

/**
 * Whether to retry a transaction immediately. Transactions that the node finally refuses are stored as
 * missing and requested again later.
 */
function mayComeLater(outcomes: EventsOrMissing | undefined): boolean {
  return outcomes === undefined || ('missing' in outcomes && !outcomes.missing.isFinal)
}

/**
 * Returns an approximate time for each transaction: that of the nearest earlier one in the list with a block
 * time, otherwise the first known one. Nodes may lack block times, and an event from weeks ago must not get
 * the time at which it is read. The error is small, because a list spans at most an hour.
 */
function timesNear(items: readonly PastItem[]): readonly (UnixSeconds | null)[] {
  let last = items.find(({ info }) => info.blockTime !== null)?.info.blockTime ?? null
  return items.map(({ info }) => {
    last = info.blockTime ?? last
    return last
  })
}

function withTime(transaction: Transaction, blockTime: UnixSeconds | null): Transaction {
  return transaction.blockTime === null ? { ...transaction, blockTime } : transaction
}
