import { expect, onTestFinished, test, vi } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { RetryableError } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCall, RpcOutcome } from '~/solana/rpc/rpc-client'
import { rpcErrorOf } from '~/solana/rpc/rpc-error'
import type { Intake } from '../pipeline/intake'
import { createPastTransactions } from './past-transactions'

/**
 * Reads transactions whose signature list has these block times, from a node that returns no block times.
 * Returns the times assigned to the events.
 */
async function datesOf(listed: readonly (UnixSeconds | null)[]): Promise<readonly (UnixSeconds | null)[]> {
  const dates: (UnixSeconds | null)[] = []
  const transaction = {
    slot: 1,
    blockTime: null,
    transaction: { signatures: ['a'], message: { accountKeys: [], instructions: [] } },
    meta: { err: null, logMessages: [], innerInstructions: [] },
  }
  const readEvents = vi.fn<Intake['readEvents']>((_, { blockTime }) => {
    dates.push(blockTime)
    return []
  })
  const protocol = { id: 'jupiter-dca', programIds: [trustedAddress('program')] } as unknown as Protocol
  const readChunk = createPastTransactions({
    rpc: {
      call: () => Promise.reject(new Error('not asked for')),
      callAll: async <T>(calls: readonly RpcCall<T>[]) =>
        calls.map((call) => ({ ok: true as const, value: call.parse(transaction) as T })),
    },
    intake: { readEvents } as unknown as Intake,
    protocols: new Map([['jupiter-dca', protocol]]),
    signal: new AbortController().signal,
  })
  const infoOf = (blockTime: UnixSeconds | null) =>
    ({ signature: trustedSignature('a'), slot: 1, blockTime, failed: false }) as const
  await readChunk({
    items: listed.map((blockTime) => ({ protocol: 'jupiter-dca', info: infoOf(blockTime) })),
    reached: [],
  })
  return dates
}

test.each([
  ['from the list, if the node has no time for the transaction', [100, 200], [100, 200]],
  ['from the event before, if the list has no time either', [100, null, 200], [100, 100, 200]],
  ['from the first event with a time, if none before it has one', [null, null, 200], [200, 200, 200]],
  ['not at all, if no time is known', [null, null], [null, null]],
])('dates past events: %s', async (_, listed, dated) => {
  expect(await datesOf(listed)).toEqual(dated)
})

const refused = (code: number) => rpcErrorOf({ code, message: 'no' }, { method: 'getTransaction' })

/** Reads a chunk of two transactions. The node returns this outcome for the first of them. */
function readerOf(first: () => RpcOutcome<unknown>) {
  const readChunk = createPastTransactions({
    rpc: {
      call: () => Promise.reject(new Error('not asked for')),
      callAll: async <T>(calls: readonly RpcCall<T>[]) =>
        calls.map(({ params }) =>
          params[0] === 'a' ? (first() as RpcOutcome<T>) : { ok: true as const, value: { events: [] } as T },
        ),
    },
    intake: {} as unknown as Intake,
    protocols: new Map(),
    signal: new AbortController().signal,
  })
  const items = ['a', 'b'].map((text) => {
    const info = { signature: trustedSignature(text), slot: 1, blockTime: 1, failed: false } as const
    return { protocol: 'jupiter-dca', info } as const
  })
  return async () => {
    const reading = readChunk({ items, reached: [] }).catch((error: unknown) => error as Error)
    await vi.advanceTimersByTimeAsync(10_000)
    return reading
  }
}

test.each([429, -32019, -32603])(
  'throws, and stores nothing as missing, while the node answers single calls with %i',
  async (code) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let fails = true
    const error = refused(code)
    const read = readerOf(() => (fails ? { ok: false, error } : { ok: true, value: { events: [] } }))
    expect(await read()).toBe(error)
    fails = false
    expect(await read()).toMatchObject({ transactions: 2, missing: [] })
  },
)

test('stores a transaction as missing that keeps failing while the node serves others', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const read = readerOf(() => ({ ok: false, error: refused(-32603) }))
  const results: unknown[] = []
  for (let round = 0; round < 20; round += 1) results.push(await read())
  expect(results[0]).toBeInstanceOf(RetryableError)
  expect(results.at(-1)).toMatchObject({ missing: [{ signature: 'a' }] })
})
