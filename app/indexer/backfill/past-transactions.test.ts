import { expect, test, vi } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/ids'
import type { UnixSeconds } from '~/domain/time'
import type { Protocol } from '~/protocols/protocol'
import type { RpcCall } from '~/solana/rpc-client'
import type { Intake } from '../pipeline/intake'
import { createPastTransactions } from './past-transactions'

/**
 * Reads transactions whose signature list has these block times, from a node that returns no block times.
 * Returns the times that the events were dated by.
 */
async function datesOf(listed: readonly (UnixSeconds | null)[]): Promise<readonly (UnixSeconds | null)[]> {
  const dates: (UnixSeconds | null)[] = []
  const transaction = {
    slot: 1,
    blockTime: null,
    transaction: { signatures: ['a'], message: { accountKeys: [], instructions: [] } },
    meta: { err: null, logMessages: [] },
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
