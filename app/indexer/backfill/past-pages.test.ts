import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { sampleSignature } from '~/simulator/hand-made-samples'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcCall } from '~/solana/rpc/rpc-client'
import { rpcErrorOf } from '~/solana/rpc/rpc-error'
import { createPastPages } from './past-pages'

const address = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const program = { address, programs: [address], needsInner: true, needsLogs: false }

function infosOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    signature: sampleSignature(`past ${index}`),
    slot: 1_000 + index,
    blockTime: 100,
    failed: false,
  }))
}

/**
 * A node that serves the transactions in pages. It does not include some of them, and has not recorded the inner
 * instructions or the logs of others.
 */
function setUp(failureAt: (limit: number) => Error | undefined = () => undefined) {
  const limits: number[] = []
  const all = infosOf(1_200).filter((_, index) => index % 100 !== 7)
  const rpc = {
    async call<T>({ params, parse }: RpcCall<T>): Promise<T> {
      const config = params[1] as {
        limit: number
        paginationToken?: string
        filters: { slot: { gte: number; lte: number } }
      }
      limits.push(config.limit)
      const failure = failureAt(config.limit)
      if (failure) throw failure
      const { gte, lte } = config.filters.slot
      const matching = all.filter(({ slot }) => slot >= gte && slot <= lte)
      const from = Number(config.paginationToken ?? 0)
      const data = matching.slice(from, from + config.limit).map(({ signature, slot, blockTime }) => ({
        ...{ slot, blockTime, transactionIndex: 3 },
        transaction: { signatures: [signature], message: { accountKeys: [], instructions: [] } },
        meta: {
          err: null,
          logMessages: slot % 100 === 9 ? null : [],
          innerInstructions: slot % 100 === 8 ? null : [],
        },
      }))
      const paginationToken = from + config.limit < matching.length ? String(from + config.limit) : null
      return parse({ data, paginationToken }) as T
    },
  }
  let nowMs = 0
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const pass = (minutes: number) => {
    nowMs += minutes * 60_000
  }
  return { pages: createPastPages(rpc, clock), limits, pass }
}

test('reads hundreds of transactions per call, and leaves out those that the node does not include', async () => {
  const { pages, limits } = setUp()
  const infos = infosOf(600)
  const found = await pages.read(program, infos)
  expect(limits).toEqual([500, 500])
  expect(infos.filter(({ signature }) => !found.has(signature)).map(({ slot }) => slot)).toEqual(
    [7, 8, 107, 108, 207, 208, 307, 308, 407, 408, 507, 508].map((index) => 1_000 + index),
  )
  expect(found.get(infos[0]!.signature)).toMatchObject({ slot: 1_000, blockTime: 100, failed: false })
})

test('leaves out transactions whose logs the node has not recorded if the events are in the logs', async () => {
  const { pages } = setUp()
  const infos = infosOf(200)
  const found = await pages.read({ ...program, needsInner: false, needsLogs: true }, infos)
  expect(infos.filter(({ signature }) => !found.has(signature)).map(({ slot }) => slot)).toEqual(
    [7, 9, 107, 109].map((index) => 1_000 + index),
  )
})

test('requests few transactions one by one, because a page costs as much as ten of them', async () => {
  const { pages, limits } = setUp()
  expect((await pages.read(program, infosOf(10))).size).toBe(0)
  expect(limits).toEqual([])
})

test('uses smaller pages on a plan that refuses large ones', async () => {
  const tooMany = rpcErrorOf({ code: -32602, message: 'limit must be at most 100' }, { method: 'x' })
  const { pages, limits } = setUp((limit) => (limit > 100 ? tooMany : undefined))
  expect((await pages.read(program, infosOf(50))).size).toBe(48)
  expect(limits).toEqual([500, 100])
  expect(pages.itemsAtOnce()).toBe(100)
})

test('does without pages on a node that does not offer them', async () => {
  const { pages, limits } = setUp(() => new RefusedError('Method not found.'))
  expect((await pages.read(program, infosOf(50))).size).toBe(0)
  expect((await pages.read(program, infosOf(50))).size).toBe(0)
  expect(limits).toHaveLength(1)
  expect(pages.itemsAtOnce()).toBeUndefined()
})

test('passes on failures that may not recur', async () => {
  const { pages } = setUp(() => new RetryableError('The Solana RPC is down.'))
  await expect(pages.read(program, infosOf(50))).rejects.toThrow('down')
  expect(pages.itemsAtOnce()).toBe(500)
})

test.each([
  ['refused pages', new RefusedError('Method not found.')],
  ['refused a page', rpcErrorOf({ code: -32602, message: 'invalid limit' }, { method: 'x' })],
])('tries the largest page again half an hour after the node has %s', async (_, failure) => {
  let isRefusing = true
  const { pages, limits, pass } = setUp((limit) => (isRefusing && limit > 100 ? failure : undefined))
  await pages.read(program, infosOf(50))
  isRefusing = false
  pass(29)
  expect(pages.itemsAtOnce()).not.toBe(500)
  pass(1)
  expect(pages.itemsAtOnce()).toBe(500)
  expect((await pages.read(program, infosOf(50))).size).toBe(48)
  expect(limits.at(-1)).toBe(500)
})
