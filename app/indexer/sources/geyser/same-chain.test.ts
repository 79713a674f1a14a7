import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcClient, RpcOutcome } from '~/solana/rpc/rpc-client'
import { awaitOtherChain } from './same-chain'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Compares a slot whose time is 1,000 with nodes that give these times, one after another. */
async function compare(...outcomes: (RpcOutcome<unknown> | number | null)[]) {
  let requests = 0
  const rpc = {
    async callAll() {
      const outcome = outcomes[Math.min(requests, outcomes.length - 1)] ?? null
      requests += 1
      return [
        typeof outcome === 'object' && outcome !== null
          ? outcome
          : { ok: true, value: { blockTime: outcome } },
      ]
    },
  } as unknown as Pick<RpcClient, 'callAll'>
  const slot = {
    slot: 7,
    parent: 6,
    blockTime: 1_000,
    isLate: false,
    accounts: [],
    transactions: [],
    bytes: 0,
  }
  const comparing = awaitOtherChain(rpc, slot, new AbortController().signal).catch(
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { result: await comparing, requests: () => requests }
}

test('waits for a node that is behind, and accepts a time that differs by less than a minute', async () => {
  expect((await compare(null, null, 1_059)).result).toBeUndefined()
})

test('recognises another chain by the time of the slot', async () => {
  expect((await compare(1_061)).result).toContain('different chains')
})

test('gives up after some seconds if the node does not know the time', async () => {
  expect((await compare(null)).result).toBe('The Solana RPC does not know the time of slot 7 yet.')
})

test('passes on a refusal at once', async () => {
  const error = new RefusedError('The Solana RPC refuses getBlockTime (403): Forbidden.')
  const { result, requests } = await compare({ ok: false, error })
  expect([result, requests()]).toEqual([error.message, 1])
})
