import type { Address } from '~/domain/ids'
import { retryable } from '~/lib/retryable-error'
import { RefusedError } from '~/solana/refused-error'
import type { RpcClient } from '~/solana/rpc-client'
import { transactionCall } from '~/solana/signatures'
import type { Transaction } from '~/solana/transaction'
import type { IndexStateReader } from '~/store/read-index-state'
import type { MissingSignature, SignatureGap, UnreadableTransactions, UnreadWrite } from '~/store/unread'
import type { EventGroup } from '../pipeline/batch-buffer'
import type { Pipeline } from '../pipeline/pipeline'
import { missingIn, missingWrite, notThere, type TransactionOutcome } from './missing-transaction'
import { listSignatures, type SignatureList } from './signature-list'
import { type Loop, type LoopOptions, startLoop } from './source'

export interface UnreadSignaturesOptions {
  /** Name of the cursor that has gone past them. */
  readonly source: string
  readonly programId: Address
  readonly rpc: RpcClient
  readonly reader: IndexStateReader
  readonly pipeline: Pipeline
  readonly loop: Omit<LoopOptions, 'name'>
  /** Most signatures of a gap that are read at once. */
  readonly mostListed: number
  readonly eventsOf: (transaction: Transaction) => EventGroup['events']
  /** Resolves when the transactions of these signatures are on their way to the store, or known to be missing. */
  readonly readAll: (list: SignatureList) => Promise<void>
}

export interface UnreadSignatures {
  readonly loops: readonly Loop[]
  /** Transactions that can't be read, out of the store; undefined before it has been asked. */
  unreadable(): UnreadableTransactions | undefined
}

/** Slow on purpose: what is asked for here was not to be had before, and the present must not wait for it. */
const periodMs = 10_000
const mostMissingPerRound = 20
/** With pauses that double from half a minute on, a quarter of an hour: a blockhash lives for some two minutes. */
const mostForkAttempts = 5

/** Reads what a cursor went past unread: single transactions that no node had, and stretches that were too long. */
export function startUnreadSignatures(options: UnreadSignaturesOptions): UnreadSignatures {
  const { source, programId, rpc, reader, pipeline, loop, mostListed, eventsOf, readAll } = options
  let isAllDue = false
  let unreadable: UnreadableTransactions | undefined

  async function goRound(): Promise<void> {
    if (!isAllDue) {
      // This may be another version of Sextant than the one that could not read them.
      pipeline.addEvents({ events: [], unread: [{ kind: 'all-due', source }] })
      await pipeline.committed()
      isAllDue = true
    }
    await count()
    if (await askForMissing()) await count()
  }

  async function count(): Promise<void> {
    unreadable = await readable(reader.readUnreadable(source))
  }

  /** Answers whether there was something to ask for. */
  async function askForMissing(): Promise<boolean> {
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
      return { events, unread: [{ kind: 'found', source, signature }] }
    }
    const missing = missingIn(outcome)
    // No node will ever have what did not land again in time: its blockhash is too old by now.
    if (mayBeLost && missing === notThere && attempts >= mostForkAttempts)
      return { events: [], unread: [{ kind: 'found', source, signature }] }
    return { events: [], unread: [{ ...missingWrite(source, signature, missing, attempts + 1), mayBeLost }] }
  }

  async function readOneGap(): Promise<void> {
    const gap = await readable(reader.readSignatureGap(source))
    if (gap === undefined) return
    const list = await listGap(gap)
    await readAll(list)
    if (loop.signal.aborted) return
    const { before, after } = gap
    const rest = gapBehind(source, list, after)
    pipeline.addEvents({ events: [], unread: [...rest, { kind: 'gap-closed', source, before }] })
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
    // There was more behind it when it was cut off: a node that lists nothing has forgotten the signature without saying so.
    const fromTip = await listSignatures(rpc, programId, { ...end, downTo: slot })
    if (fromTip.signatures.length > 0) return fromTip
    throw new RefusedError(
      `The Solana RPC does not list transactions of ${source} that were never read: they are older than its history.`,
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

/** The stretch between where a list was cut off and where it should have ended; none if it came whole. */
export function gapBehind(
  source: string,
  { signatures, complete }: SignatureList,
  after: SignatureGap['after'],
): readonly UnreadWrite[] {
  const oldest = signatures.at(-1)
  if (complete || oldest === undefined) return []
  return [{ kind: 'gap', source, before: oldest.signature, beforeSlot: oldest.slot, after }]
}

function readable<T>(running: Promise<T>): Promise<T> {
  return retryable(running, 'The database cannot be read')
}
