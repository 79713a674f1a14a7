import type { Address } from '~/domain/ids'
import { retryable } from '~/lib/retryable-error'
import { RefusedError } from '~/solana/refused-error'
import type { RpcClient } from '~/solana/rpc-client'
import { kindOfFailure } from '~/solana/rpc-error'
import { transactionCall } from '~/solana/signatures'
import type { Transaction } from '~/solana/transaction'
import type {
  MissingSignature,
  MissingWrite,
  SignatureGap,
  UnreadableTransactions,
} from '~/store/missing-transactions'
import type { IndexStateReader } from '~/store/read-index-state'
import type { EventGroup } from '../pipeline/batch-buffer'
import type { Pipeline } from '../pipeline/pipeline'
import { missingIn, missingWrite, notThere, type TransactionOutcome } from './missing-transaction'
import { listSignatures, type SignatureList } from './signature-list'
import { type Loop, type LoopOptions, startLoop } from './source'

export interface MissingSignaturesOptions {
  /** Name of the cursor that has skipped the signatures. */
  readonly source: string
  readonly programId: Address
  readonly rpc: RpcClient
  readonly reader: IndexStateReader
  readonly pipeline: Pipeline
  readonly loop: Omit<LoopOptions, 'name'>
  /** Maximum number of signatures of a gap to read per round. */
  readonly mostListed: number
  readonly eventsOf: (transaction: Transaction) => EventGroup['events']
  /**
   * Resolves when the transactions of these signatures are on their way to the store, or known to be missing.
   */
  readonly readAll: (list: SignatureList) => Promise<void>
}

export interface MissingSignatures {
  readonly loops: readonly Loop[]
  /** Number of unreadable transactions in the store. `undefined`: not counted yet. */
  unreadable(): UnreadableTransactions | undefined
}

/**
 * Pause between two rounds, milliseconds. It is long on purpose: these transactions were not available
 * before, and live data must not wait for them.
 */
const periodMs = 10_000
const mostMissingPerRound = 20
/**
 * Number of attempts before a transaction of an orphaned slot is given up. The pauses double from half a
 * minute on, a quarter of an hour in total. A blockhash is valid for some two minutes.
 */
const mostForkAttempts = 5

/** Reads what a cursor has skipped: single missing transactions, and gaps that were too long. */
export function startMissingSignatures(options: MissingSignaturesOptions): MissingSignatures {
  const { source, programId, rpc, reader, pipeline, loop, mostListed, eventsOf, readAll } = options
  let isAllDue = false
  let unreadable: UnreadableTransactions | undefined

  async function goRound(): Promise<void> {
    if (!isAllDue) {
      // This version of Sextant may be able to read what the previous one could not, so retry everything now.
      pipeline.addEvents({ events: [], missing: [{ kind: 'all-due', source }] })
      await pipeline.committed()
      isAllDue = true
    }
    await count()
    if (await requestMissing()) await count()
  }

  async function count(): Promise<void> {
    unreadable = await readable(reader.readUnreadable(source))
  }

  /** Requests missing transactions, and returns whether any were due. */
  async function requestMissing(): Promise<boolean> {
    const most = Math.min(mostMissingPerRound, rpc.callsPerRequest)
    const due = await readable(reader.readMissingSignatures(source, most))
    if (due.length === 0) return false
    const outcomes = await rpc.callAll(due.map(({ signature }) => transactionCall(signature)))
    for (const [index, missing] of due.entries()) pipeline.addEvents(groupOf(missing, outcomes[index]))
    await pipeline.committed()
    return true
  }

  function groupOf(
    { signature, attempts, mayBeLost }: MissingSignature,
    outcome: TransactionOutcome,
  ): EventGroup {
    if (outcome?.ok && outcome.value.transaction) {
      const events = eventsOf(outcome.value.transaction)
      return { events, missing: [{ kind: 'found', source, signature }] }
    }
    // A rate limit says nothing about the transaction, which stays due.
    if (outcome?.ok === false && kindOfFailure(outcome.error) === 'limited') return { events: [] }
    const missing = missingIn(outcome)
    // A transaction that did not land again in time never will, because its blockhash has expired.
    if (mayBeLost && missing === notThere && attempts >= mostForkAttempts)
      return { events: [], missing: [{ kind: 'found', source, signature }] }
    return { events: [], missing: [{ ...missingWrite(source, signature, missing, attempts + 1), mayBeLost }] }
  }

  async function readOneGap(): Promise<void> {
    const gap = await readable(reader.readSignatureGap(source))
    if (gap === undefined) return
    const list = await listGap(gap)
    await readAll(list)
    if (loop.signal.aborted) return
    const { before, after } = gap
    const rest = gapBehind(source, list, after)
    pipeline.addEvents({ events: [], missing: [...rest, { kind: 'gap-closed', source, before }] })
    await pipeline.committed()
  }

  async function listGap({
    before: signature,
    beforeSlot: slot,
    after,
  }: SignatureGap): Promise<SignatureList> {
    const end = { cursor: { source, ...after }, most: mostListed }
    const list = await listSignatures(rpc, programId, { ...end, before: { signature, slot } })
    if (list.signatures.length > 0) return list
    // The list was cut off, so older signatures exist. A node that lists none has forgotten the signature
    // without reporting it.
    const fromTip = await listSignatures(rpc, programId, { ...end, downTo: slot })
    if (fromTip.signatures.length > 0) return fromTip
    throw new RefusedError(
      `The Solana RPC no longer lists missed transactions of ${source}: they are older than its history.`,
    )
  }

  return {
    unreadable: () => unreadable,
    loops: [
      startLoop({ ...loop, name: `${source} missing` }, periodMs, goRound),
      startLoop({ ...loop, name: `${source} gaps` }, periodMs, readOneGap),
    ],
  }
}

/**
 * Returns the gap between where a list was cut off and where it should have ended. Empty if it was complete.
 */
export function gapBehind(
  source: string,
  { signatures, complete }: SignatureList,
  after: SignatureGap['after'],
): readonly MissingWrite[] {
  const oldest = signatures.at(-1)
  if (complete || oldest === undefined) return []
  return [{ kind: 'gap', source, before: oldest.signature, beforeSlot: oldest.slot, after }]
}

function readable<T>(running: Promise<T>): Promise<T> {
  return retryable(running, "Can't read the database")
}
