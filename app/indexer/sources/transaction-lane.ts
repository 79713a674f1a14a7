import { delay } from '~/lib/delay'
import { RetryableError } from '~/lib/retryable-error'
import type { RpcClient, RpcOutcome } from '~/solana/rpc-client'
import { RpcError } from '~/solana/rpc-error'
import { transactionCall } from '~/solana/signatures'
import type { Transaction } from '~/solana/transaction'
import type { Lane, QueuedSignature, SignatureQueue } from './signature-queue'
import { type Loop, type LoopOptions, startLoop } from './source'

export interface TransactionLaneOptions {
  readonly lane: Lane
  readonly queue: SignatureQueue
  readonly rpc: RpcClient
  readonly loop: LoopOptions
  /** Takes the transactions of one request, in the order of their signatures; the next request waits for it. */
  readonly onTransactions: (transactions: readonly Transaction[]) => Promise<void>
  /** A transaction that the node never had, or that it refuses to tell. */
  readonly onMissing: (item: QueuedSignature, reason: string) => void
}

const signaturesPerRequest = 50
/** A signature is told of before every node can answer for it: waits double from here, for about a minute in all. */
const firstWaitMs = 200
const longestWaitMs = 5_000
const mostAttempts = 16

/** Reads the transactions of queued signatures, in batches and in order, until the node has them. */
export function startTransactionLane(options: TransactionLaneOptions): Loop {
  const { lane, queue, rpc, loop, onTransactions, onMissing } = options
  const { signal } = loop

  function later(item: QueuedSignature, reason: string): void {
    item.attempts += 1
    if (item.attempts < mostAttempts) {
      const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (item.attempts - 1))
      void delay(waitMs, signal).then(() => queue.putBack([item]))
      return
    }
    onMissing(item, reason)
    queue.done(item)
  }

  function judge(
    item: QueuedSignature,
    outcome: RpcOutcome<{ readonly transaction: Transaction | undefined }> | undefined,
  ) {
    if (outcome?.ok && outcome.value.transaction) return outcome.value.transaction
    if (outcome === undefined || outcome.ok) later(item, 'the node does not have it')
    else if (outcome.error instanceof RpcError) {
      onMissing(item, outcome.error.message)
      queue.done(item)
    } else later(item, outcome.error.message)
    return undefined
  }

  async function readSome(items: readonly QueuedSignature[]): Promise<void> {
    const outcomes = await rpc.callAll(items.map(({ signature }) => transactionCall(signature)))
    const found: { item: QueuedSignature; transaction: Transaction }[] = []
    for (const [index, item] of items.entries()) {
      const transaction = judge(item, outcomes[index])
      if (transaction) found.push({ item, transaction })
    }
    await onTransactions(found.map(({ transaction }) => transaction))
    for (const { item } of found) queue.done(item)
  }

  return startLoop(loop, 0, async () => {
    const items = queue.take(lane, Math.min(signaturesPerRequest, rpc.callsPerRequest))
    if (items.length === 0) return queue.bell[lane].wait(signal)
    try {
      await readSome(items)
    } catch (error) {
      if (error instanceof RetryableError) queue.putBack(items)
      throw error
    }
  })
}
