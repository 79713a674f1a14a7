import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import type { RpcCall } from '../rpc/rpc-client'
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
      if (parsed === undefined) throw new RetryableError('unreadable')
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
  expect(await paged.readKeys(query)).toEqual(keys)
  expect(configs[0]).toMatchObject({ limit: 10_000, dataSlice: { offset: 0, length: 0 } })
})

test('requests the method only once from a node that does not offer it', async () => {
  const { read, paged, configs } = setUp({ refusal: new RefusedError('Method not found.') })
  expect(await read({ minSlot: 50 })).toBeUndefined()
  expect(await read({ minSlot: 50 })).toBeUndefined()
  expect(configs).toHaveLength(1)
  expect(paged.isOffered()).toBe(false)
})

test('passes on failures that may not recur', async () => {
  const { read, paged } = setUp({ refusal: new RetryableError('The Solana RPC is down.') })
  await expect(read({ minSlot: 50 })).rejects.toThrow('down')
  expect(paged.isOffered()).toBeUndefined()
})

test('refuses pages that are too old, and pages with an unreadable account', async () => {
  await expect(setUp({ slot: 40 }).read({ minSlot: 50 })).rejects.toThrow('too old')
  await expect(setUp({ isBroken: true }).read({ minSlot: 50 })).rejects.toThrow('unreadable')
})
