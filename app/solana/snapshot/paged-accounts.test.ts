import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import type { RpcCall } from '../rpc/rpc-client'
import { RpcError, rpcErrorOf, UnreadableResponse } from '../rpc/rpc-error'
import { createPagedAccounts } from './paged-accounts'

const programId = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const keys = [
  'HzKfs1qTtpvV9u9yh2imBh7aKtFBeuffAFbn3L1pA6Qw',
  '5iqawn52cdBmsjC4hDegyFnX1iNRTNDV5mRsGzgqbuyD',
  '7tA8fYQGs5c1Jza9E2xqhLNCFDeJPoq5sxC6AiWoCM9Z',
]
const query = { programId, filters: [], split: { offset: 8, accountBytes: 4_376 } }

/** A node that serves the accounts in pages of two. Account 1 has changed in slot 90, the others in slot 10. */
function setUp({ slot = 100, refusal = undefined as Error | undefined, isBroken = false } = {}) {
  const configs: Record<string, unknown>[] = []
  const rpc = {
    async call<T>({ params, parse }: RpcCall<T>): Promise<T> {
      const config = params[1] as Record<string, unknown>
      configs.push(config)
      if (refusal) throw refusal
      const changedSince = (config.changedSinceSlot as number | undefined) ?? 0
      const all = keys.filter((_, index) => (index === 1 ? 90 : 10) > changedSince)
      const from = config.paginationKey === undefined ? 0 : Number(config.paginationKey)
      const account = {
        owner: programId,
        lamports: 5,
        data: config.dataSlice ? ['', 'base64'] : ['AAAA', 'base64'],
      }
      const accounts = all.slice(from, from + 2).map((pubkey) => ({ pubkey: isBroken ? 7 : pubkey, account }))
      const paginationKey = from + 2 < all.length ? String(from + 2) : null
      const parsed = parse({ context: { slot, apiVersion: '3.0.0' }, value: { accounts, paginationKey } })
      if (parsed === undefined) throw new UnreadableResponse('unreadable')
      return parsed
    },
  }
  const found: string[] = []
  const paged = createPagedAccounts(rpc)
  return {
    ...{ paged, configs, found },
    read: (range: { minSlot: number; changedSince?: number }) =>
      paged.read(query, range, async (accounts) => void found.push(...accounts.map(({ key }) => key))),
  }
}

test('reads all pages, each small enough to be parsed in one piece', async () => {
  const { read, found, configs } = setUp()
  expect(await read({ minSlot: 50 })).toEqual({ slot: 100, count: 3 })
  expect(found).toEqual(keys)
  expect(configs[0]).toMatchObject({ limit: 958, withContext: true, encoding: 'base64' })
  expect(configs[1]).toMatchObject({ paginationKey: '2' })
})

test('reads only accounts that changed after a slot', async () => {
  const { read, found } = setUp()
  expect(await read({ minSlot: 50, changedSince: 80 })).toEqual({ slot: 100, count: 1 })
  expect(found).toEqual([keys[1]])
})

test('reads addresses without account data', async () => {
  const { paged, configs } = setUp()
  expect(await paged.readKeys(query, 50)).toEqual(keys)
  expect(configs[0]).toMatchObject({ limit: 10_000, dataSlice: { offset: 0, length: 0 } })
})

const errorOf = (code: number, message: string) =>
  rpcErrorOf({ code, message }, { method: 'getProgramAccountsV2' })

test.each([
  ['a missing method', errorOf(-32601, 'Method not found')],
  ['a refused key', new RefusedError('refused (401)')],
  ['invalid parameters', new RpcError(-32602, 'Invalid params')],
  ['an internal error', errorOf(-32603, 'Internal error')],
])('returns nothing after %s, and requests the method again the next time', async (_name, refusal) => {
  const { read, paged, configs } = setUp({ refusal })
  expect(await read({ minSlot: 50 })).toBeUndefined()
  expect(await paged.readKeys(query, 50)).toBeUndefined()
  expect(configs).toHaveLength(2)
})

test.each([
  ['a lost connection', new RetryableError('The Solana RPC is down.')],
  ['a rate limit', errorOf(429, 'too many requests')],
  ['a slot that is not reached yet', errorOf(-32016, 'Minimum context slot has not been reached')],
])('passes on %s', async (_name, refusal) => {
  const { read, paged } = setUp({ refusal })
  await expect(read({ minSlot: 50 })).rejects.toBe(refusal)
  await expect(paged.readKeys(query, 50)).rejects.toBe(refusal)
})

test('refuses pages that are too old', async () => {
  const { read, paged } = setUp({ slot: 40 })
  await expect(read({ minSlot: 50 })).rejects.toThrow('too old')
  await expect(paged.readKeys(query, 50)).rejects.toThrow('too old')
})

test('returns nothing if a page contains an unreadable account', async () => {
  const { read, paged } = setUp({ isBroken: true })
  expect(await read({ minSlot: 50 })).toBeUndefined()
  expect(await paged.readKeys(query, 50)).toBeUndefined()
})

/** A node whose nth page, counted from 0, names the key of the next page. `Error`: it refuses the page. */
function nodeOf(nextOf: (page: number) => string | Error | null) {
  let pages = 0
  const paged = createPagedAccounts({
    async call<T>({ parse }: RpcCall<T>): Promise<T> {
      const paginationKey = nextOf(pages)
      pages += 1
      if (paginationKey instanceof Error) throw paginationKey
      return parse({ context: { slot: 100 }, value: { accounts: [], paginationKey } }) as T
    },
  })
  return { paged, pages: () => pages }
}

test('returns nothing if the key of a page expires between two pages', async () => {
  const { paged } = nodeOf((page) => (page === 0 ? 'A' : new RpcError(-32602, 'Pagination key expired')))
  expect(await paged.read(query, { minSlot: 50 }, async () => {})).toBeUndefined()
})

test.each([
  ['the same page', ['A', 'A'], 2],
  ['an earlier page', ['A', 'B', 'C', 'A'], 4],
])('stops at a node that leads back to %s', async (_name, cycle, requested) => {
  const { paged, pages } = nodeOf((page) => cycle[page % cycle.length]!)
  expect(await paged.read(query, { minSlot: 50 }, async () => {})).toBeUndefined()
  expect(pages()).toBe(requested)
})

test('stops at a node whose pages never end', async () => {
  const { paged, pages } = nodeOf((page) => `key ${page}`)
  expect(await paged.readKeys(query, 50)).toBeUndefined()
  expect(pages()).toBe(500)
  expect(await paged.read(query, { minSlot: 50 }, async () => {})).toBeUndefined()
  expect(pages()).toBe(500 + Math.ceil(5_000_000 / 958))
})
