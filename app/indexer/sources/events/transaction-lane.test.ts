import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Signature, trustedSignature } from '~/domain/base/ids'
import type { RetryableError } from '~/lib/async/retryable-error'
import { silentLog } from '~/lib/log'
import type { RpcCall, RpcClient, RpcOutcome } from '~/solana/rpc/rpc-client'
import { RpcError, rpcErrorOf } from '~/solana/rpc/rpc-error'
import type { Transaction } from '~/solana/transaction/transaction'
import { createSignatureQueue, type QueuedSignature } from './signature-queue'
import { startTransactionLane } from './transaction-lane'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const [a, b, c] = [trustedSignature('a'), trustedSignature('b'), trustedSignature('c')]

function transactionOf(signature: Signature): Transaction {
  return {
    signature,
    slot: 1,
    blockTime: null,
    failed: false,
    accountKeys: [],
    instructions: [],
    logs: [],
  }
}

/**
 * A lane whose node returns the result of `tell` for each signature. If that is `undefined`, the node does
 * not have the transaction.
 */
function setUp(
  tell: (signature: Signature) => Transaction | RpcError | RetryableError | 'lacks inner' | undefined,
) {
  const queue = createSignatureQueue()
  const stopping = new AbortController()
  const read: Signature[] = []
  const missing: [Signature, string][] = []
  let take: (transactions: readonly Transaction[]) => void = () => {}
  function outcomeOf<T>(call: RpcCall<T>): RpcOutcome<T> {
    const reported = tell(trustedSignature(String(call.params[0])))
    if (reported instanceof Error) return { ok: false, error: reported }
    const lacking = { transaction: undefined, lacks: 'inner instructions' }
    return { ok: true, value: (reported === 'lacks inner' ? lacking : { transaction: reported }) as T }
  }
  const caller = {
    call: () => Promise.reject(new Error('not asked for')),
    callAll: async <T>(calls: readonly RpcCall<T>[]) => calls.map(outcomeOf),
  }
  const rpc: RpcClient = {
    ...caller,
    lowPriority: caller,
    callsPerRequest: 50,
    stream: () => Promise.reject(new Error('not asked for')),
    problem: () => undefined,
    counters: () => ({}),
    stop() {},
  }
  const lane = startTransactionLane({
    lane: 'live',
    ...{ queue, rpc, protocol: {} },
    loop: { name: 'lane', signal: stopping.signal, random: () => 0.5, log: silentLog },
    async onTransactions(transactions) {
      take(transactions)
      read.push(...transactions.map(({ signature }) => signature))
    },
    onMissing: ({ signature }: QueuedSignature, { reason }) => missing.push([signature, reason]),
  })
  return {
    queue,
    lane,
    read,
    missing,
    takeWith: (next: typeof take) => {
      take = next
    },
    async stop() {
      stopping.abort()
      await lane.ended
    },
  }
}

test('reports a transaction as missing that the node refuses or never has, and ingests the others', async () => {
  const lane = setUp((signature) => {
    if (signature === a) return new RpcError(-32011, 'no history')
    return signature === b ? undefined : transactionOf(signature)
  })
  for (const signature of [a, b, c]) lane.queue.offer(signature, 7, 'live')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lane.read).toEqual([c])
  expect(lane.missing).toEqual([
    [a, 'no history (-32011)'],
    [b, 'the node does not have it'],
  ])
  expect(lane.queue.pending()).toBe(0)
  await lane.stop()
})

test('requests a transaction again whose inner instructions the node has not recorded, then reports it', async () => {
  let requests = 0
  const lane = setUp((signature) => {
    if (signature === a) return 'lacks inner'
    requests += 1
    return requests < 3 ? 'lacks inner' : transactionOf(signature) // another node behind the URL has them
  })
  for (const signature of [a, b]) lane.queue.offer(signature, 7, 'live')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lane.read).toEqual([b])
  expect(lane.missing).toEqual([[a, 'the node has not recorded its inner instructions']])
  expect(lane.queue.pending()).toBe(0)
  await lane.stop()
})

test('puts back what was taken, once, after a bug in our code, and continues with it after a pause', async () => {
  const results = new Map<Signature, Transaction | undefined>([
    [a, transactionOf(a)],
    [b, undefined],
    [c, transactionOf(c)],
  ])
  const lane = setUp((signature) => results.get(signature))
  let failures = 0
  lane.takeWith(() => {
    failures += 1
    if (failures === 1) throw new TypeError('a bug')
  })
  for (const signature of [a, b, c]) lane.queue.offer(signature, 7, 'live')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lane.lane.problem()).toContain('a bug')
  results.set(b, transactionOf(b))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lane.read.toSorted()).toEqual([a, b, c])
  expect(lane.queue.pending()).toBe(0)
  await lane.stop()
})

const limited = rpcErrorOf({ code: 429, message: 'slow down' }, { method: 'getTransaction' })
const noStorage = rpcErrorOf({ code: -32019, message: 'no storage' }, { method: 'getTransaction' })

test.each([
  ['limits our rate', limited],
  ['cannot reach its storage', noStorage],
])('keeps everything queued and reports it while the node %s', async (_name, error) => {
  let fails = true
  const lane = setUp((signature) => (fails ? error : transactionOf(signature)))
  for (const signature of [a, b]) lane.queue.offer(signature, 7, 'live')
  await vi.advanceTimersByTimeAsync(600_000)
  expect([lane.missing, lane.queue.pending()]).toEqual([[], 2])
  expect(lane.lane.problem()).toBe(error.message)
  fails = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lane.read).toEqual([a, b])
  expect(lane.lane.problem()).toBeUndefined()
  await lane.stop()
})

test.each([
  ['limits', limited],
  ['cannot find in its storage', noStorage],
])('counts no attempts for transactions that the node %s beside others', async (_name, error) => {
  let failures = 0
  const lane = setUp((signature) => {
    if (signature !== a || failures >= 10) return transactionOf(signature)
    failures += 1
    return error
  })
  for (const signature of [a, b]) lane.queue.offer(signature, 7, 'live')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(lane.read).toEqual([b, a])
  expect(lane.missing).toEqual([])
  await lane.stop()
})

test('reports a transaction as missing that keeps failing while the node serves others', async () => {
  const lane = setUp((signature) => (signature === a ? noStorage : transactionOf(signature)))
  lane.queue.offer(a, 7, 'live')
  for (let slot = 8; slot < 80; slot += 1) {
    lane.queue.offer(b, slot, 'live')
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(lane.missing).toEqual([[a, noStorage.message]])
  expect(lane.queue.pending()).toBe(0)
  await lane.stop()
})
