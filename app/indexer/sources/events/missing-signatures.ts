import type { Address } from '~/domain/base/ids'
import { neededParts } from '~/indexer/needed-parts'
import type { EventGroup } from '~/indexer/pipeline/event-group'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { retryable } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import { transactionCall } from '~/solana/rpc/signatures'
import type { Transaction } from '~/solana/transaction/transaction'
import type {
  MissingSignature,
  MissingWrite,
  SignatureGap,
  UnreadableTransactions,
} from '~/store/batch/missing-transactions'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { type Loop, type LoopOptions, startLoop } from '../source'
import { missingIn, missingWrite, notThere, type TransactionOutcome } from './missing-transaction'
import { listSignatures, type SignatureList } from './signature-list'

export interface MissingSignaturesOptions {
  /** Name of the cursor that skipped the signatures. */
  readonly source: string
  readonly protocol: Pick<Protocol, 'readLog'>
  readonly programId: Address
  readonly rpc: RpcClient
  readonly reader: IndexStateReader
  readonly pipeline: Pipeline
  readonly loop: Omit<LoopOptions, 'name'>
  /** Maximum number of signatures of a gap that are read per round. */
  readonly mostListed: number
  readonly eventsOf: (transaction: Transaction) => EventGroup['events']
  /** Resolves when the transactions of these signatures are queued for the store, or known to be missing. */
  readonly readAll: (list: SignatureList) => Promise<void>
}

export interface MissingSignatures {
  readonly loops: readonly Loop[]
  /** Number of unreadable transactions in the store. `undefined`: not counted yet. */
  unreadable(): UnreadableTransactions | undefined
}

/**
 * Pause between two rounds of requests, milliseconds. The pause is long because these transactions were not
 * available before, and live data must not wait for them.
 */
const periodMs = 10_000
const mostMissingPerRound = 20
/**
 * Number of attempts to read a transaction of an orphaned slot. The pauses double from half a minute on and
 * take a quarter of an hour in total. This is long enough, because a blockhash expires after some two
 * minutes.
 */
const mostForkAttempts = 5

/**
 * Reads transactions that a cursor has skipped: single missing transactions, and gaps that were too long for
 * one list.
 */
export function startMissingSignatures(options: MissingSignaturesOptions): MissingSignatures {
  const { source, programId, rpc, reader, pipeline, loop, mostListed, eventsOf, readAll } = options
  const needs = neededParts(options.protocol)
  let isAllDue = false
  let unreadable: UnreadableTransactions | undefined

  async function goRound(): Promise<void> {
    if (!isAllDue) {
      // A newer version of Sextant may be able to read what the previous version could not, so make all
      // missing transactions due at the start.
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
    const outcomes = await rpc.callAll(due.map(({ signature }) => transactionCall(signature, needs)))
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
    // A rate limit does not show whether the transaction exists, so the transaction stays due.
    if (outcome?.ok === false && kindOfFailure(outcome.error) === 'limited') return { events: [] }
    const missing = missingIn(outcome)
    // A transaction whose slot was orphaned can't land again once its blockhash has expired.
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
    // The list was cut off, so older signatures must exist. If the node lists none, it has forgotten the
    // signature without reporting an error.
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
 * Returns the gap between the place at which a list was cut off and the place at which it should have ended.
 * Empty if the list was complete.
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
