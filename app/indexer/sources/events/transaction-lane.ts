import { setMaxListeners } from 'node:events'
import { neededParts } from '~/indexer/needed-parts'
import { delay } from '~/lib/async/delay'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient, RpcOutcome } from '~/solana/rpc/rpc-client'
import { transactionCall } from '~/solana/rpc/signatures'
import type { Transaction } from '~/solana/transaction/transaction'
import { createNodeFaults } from '../chain/node-faults'
import { type Loop, type LoopOptions, startLoop } from '../source'
import { type Missing, missingIn, type TransactionOutcome } from './missing-transaction'
import type { Lane, QueuedSignature, SignatureQueue } from './signature-queue'

export interface TransactionLaneOptions {
  readonly lane: Lane
  readonly queue: SignatureQueue
  readonly rpc: RpcClient
  readonly protocol: Pick<Protocol, 'readLog'>
  readonly loop: LoopOptions
  /**
   * Receives the transactions of one request, in the order of their signatures. The next request is not sent
   * until this callback resolves.
   */
  readonly onTransactions: (transactions: readonly Transaction[]) => Promise<void>
  /**
   * Called for a transaction that the node does not have or refuses, or that can't be parsed. The callback
   * must store the signature for later.
   */
  readonly onMissing: (item: QueuedSignature, missing: Missing) => void
}

const signaturesPerRequest = 50
/**
 * Wait before the first retry, milliseconds. The node may report a signature before it can return the
 * transaction. The wait doubles with each retry, up to some six seconds in total.
 */
const firstWaitMs = 200
const mostAttempts = 6
/**
 * Wait before a retry if the node was limited or unhealthy for some transactions of a request, milliseconds.
 */
const faultWaitMs = 2_000

/** Reads the transactions of queued signatures, in batches and in order. Retries until the node has them. */
export function startTransactionLane(options: TransactionLaneOptions): Loop {
  const { lane, queue, rpc, loop, onTransactions, onMissing } = options
  const { signal } = loop
  setMaxListeners(0, signal) // no limit on listeners, because each transaction that waits adds one
  const needs = neededParts(options.protocol)
  const faults = createNodeFaults()

  function putBackAfter(item: QueuedSignature, waitMs: number): void {
    void delay(waitMs, signal).then(() => queue.putBack([item]))
  }

  function later(item: QueuedSignature, missing: Missing): void {
    item.attempts += 1
    if (item.attempts < mostAttempts) {
      putBackAfter(item, firstWaitMs * 2 ** (item.attempts - 1))
      return
    }
    onMissing(item, missing)
    queue.done(item)
  }

  function judge(item: QueuedSignature, outcome: TransactionOutcome): Transaction | undefined {
    if (outcome?.ok && outcome.value.transaction) return outcome.value.transaction
    if (faults.faultIn(item.signature, outcome)) {
      putBackAfter(item, faultWaitMs)
      return undefined
    }
    const missing = missingIn(outcome)
    if (missing.isFinal) {
      onMissing(item, missing)
      queue.done(item)
    } else later(item, missing)
    return undefined
  }

  /**
   * Throws if the node served no transaction of the batch and is limited or unhealthy. The loop then reports
   * the error and waits.
   */
  function checkNode(items: readonly QueuedSignature[], outcomes: readonly RpcOutcome<unknown>[]): void {
    if (faults.observe(outcomes)) return
    for (const [index, { signature }] of items.entries()) {
      const fault = faults.faultIn(signature, outcomes[index])
      if (fault) throw fault
    }
  }

  /**
   * Reads a batch. Removes handled items from `taken`; the caller must put the remaining ones back into the
   * queue.
   */
  async function readSome(taken: Set<QueuedSignature>): Promise<void> {
    const items = [...taken]
    const outcomes = await rpc.callAll(items.map(({ signature }) => transactionCall(signature, needs)))
    checkNode(items, outcomes)
    const found: { item: QueuedSignature; transaction: Transaction }[] = []
    for (const [index, item] of items.entries()) {
      const transaction = judge(item, outcomes[index])
      if (transaction) found.push({ item, transaction })
      else taken.delete(item)
    }
    await onTransactions(found.map(({ transaction }) => transaction))
    for (const { item } of found) {
      taken.delete(item)
      queue.done(item)
    }
  }

  return startLoop(loop, 0, async () => {
    const items = queue.take(lane, Math.min(signaturesPerRequest, rpc.callsPerRequest))
    if (items.length === 0) return queue.notifier[lane].wait(signal)
    const taken = new Set(items)
    try {
      await readSome(taken)
    } finally {
      queue.putBack([...taken])
    }
  })
}
