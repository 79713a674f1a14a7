import type { Address } from '~/domain/ids'
import { RetryableError, retryable } from '~/lib/retryable-error'
import type { RpcClient, RpcOutcome } from '~/solana/rpc-client'
import { transactionCall } from '~/solana/signatures'
import type { Transaction } from '~/solana/transaction'
import type { IndexStateReader } from '~/store/read-index-state'
import type { MissingSignature, SignatureGap, UnreadWrite } from '~/store/unread'
import type { EventGroup } from '../pipeline/batch-buffer'
import type { Pipeline } from '../pipeline/pipeline'
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

/** Slow on purpose: what is asked for here was not to be had before, and the present must not wait for it. */
const periodMs = 10_000
const mostMissingPerRound = 20
/** With pauses that double from half a minute on, a quarter of an hour: a blockhash lives for some two minutes. */
const mostForkAttempts = 5

/** Reads what a cursor went past unread: single transactions that no node had, and stretches that were too long. */
export function startUnreadSignatures(options: UnreadSignaturesOptions): readonly Loop[] {
  const { source, programId, rpc, reader, pipeline, loop, mostListed, eventsOf, readAll } = options

  async function askForMissing(): Promise<void> {
    const most = Math.min(mostMissingPerRound, rpc.callsPerRequest)
    const due = await readable(reader.readMissingSignatures(source, most))
    if (due.length === 0) return
    const outcomes = await rpc.callAll(due.map(({ signature }) => transactionCall(signature)))
    for (const [index, missing] of due.entries()) pipeline.addEvents(groupOf(missing, outcomes[index]))
    await pipeline.committed()
  }

  function groupOf(missing: MissingSignature, outcome: TransactionOutcome | undefined): EventGroup {
    const { signature, attempts, mayBeLost } = missing
    if (outcome?.ok && outcome.value.transaction) {
      const events = eventsOf(outcome.value.transaction)
      return { events, unread: [{ kind: 'found', source, signature }] }
    }
    // Nobody will ever have what did not land again in time: its blockhash is too old by now.
    if (mayBeLost && outcome?.ok && attempts >= mostForkAttempts)
      return { events: [], unread: [{ kind: 'found', source, signature }] }
    const reason = outcome?.ok === false ? outcome.error.message : notThere
    const again = missingOf(source, signature, reason, attempts + 1)
    return { events: [], unread: [{ ...again, mayBeLost }] }
  }

  async function readOneGap(): Promise<void> {
    const gap = await readable(reader.readSignatureGap(source))
    if (gap === undefined) return
    const { before, after } = gap
    const end = { cursor: { source, ...after }, before, most: mostListed }
    const list = await listSignatures(rpc, programId, end)
    // There was more behind it when it was cut off: a node that knows of nothing has forgotten where that was.
    if (list.signatures.length === 0) throw new RetryableError(`The RPC has forgotten the gap of ${source}.`)
    await readAll(list)
    if (loop.signal.aborted) return
    const rest = gapBehind(source, list, after)
    pipeline.addEvents({ events: [], unread: [...rest, { kind: 'gap-closed', source, before }] })
    await pipeline.committed()
  }

  return [
    startLoop({ ...loop, name: `${source} missing` }, periodMs, askForMissing),
    startLoop({ ...loop, name: `${source} gaps` }, periodMs, readOneGap),
  ]
}

type TransactionOutcome = RpcOutcome<{ readonly transaction: Transaction | undefined }>

export const notThere = 'the node does not have it'

export function missingOf(
  source: string,
  signature: MissingSignature['signature'],
  reason: string,
  attempts = 1,
): Extract<UnreadWrite, { kind: 'missing' }> {
  return { kind: 'missing', source, signature, reason: reason.slice(0, 500), attempts }
}

/** The stretch between where a list was cut off and where it should have ended; none if it came whole. */
export function gapBehind(
  source: string,
  { signatures, complete }: SignatureList,
  after: SignatureGap['after'],
): readonly UnreadWrite[] {
  const oldest = signatures.at(-1)
  if (complete || oldest === undefined) return []
  return [{ kind: 'gap', source, before: oldest.signature, after }]
}

function readable<T>(running: Promise<T>): Promise<T> {
  return retryable(running, 'The database cannot be read')
}
