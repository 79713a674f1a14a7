import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { encodeBase58 } from '~/lib/text/base58'
import { RefusedError } from '../http/refused-error'
import { statusErrorWith } from '../http/status-error'
import type { RpcCall } from '../rpc/rpc-client'
import { rpcErrorOf } from '../rpc/rpc-error'
import { createAccountFilter } from './account-filter'
import type { RpcAccountFilter } from './program-accounts'
import { createSnapshotReader } from './snapshot-reader'

const programId = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const family = {
  programId,
  filters: [{ memcmp: { offset: 0, bytes: encodeBase58(Uint8Array.of(7)) } }],
  split: { offset: 1 },
}

/**
 * Accounts that differ in the bytes by which a snapshot is split. A third of them share the first of these
 * bytes.
 */
const accounts = Array.from({ length: 300 }, (_, index) => ({
  pubkey: encodeBase58(
    Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? 1 + (index >> 8) : at === 1 ? index & 255 : 9)),
  ),
  data: Uint8Array.of(7, index % 3 === 0 ? 200 : index & 255, index & 255, index >> 8),
}))

interface Asked {
  /** First bytes of a part. Empty: the whole family. */
  readonly prefix: readonly number[]
  readonly isCount: boolean
}

/**
 * A node that sends the accounts that match the filters. `refuse` may return an error or a response to send
 * instead. `tip`: newest slot of the node.
 */
function nodeThat(
  refuse: (requested: Asked, count: number) => Error | Response | Promise<never> | undefined,
  tip = 1_000,
) {
  const asked: Asked[] = []
  let [atOnce, mostAtOnce, slot] = [0, 0, 500]
  const rpc = {
    call: async <T>(call: RpcCall<T>) => call.parse(tip) as T,
    async stream<T>(
      _method: string,
      params: readonly unknown[],
      read: Parameters<Parameters<typeof createSnapshotReader>[0]['rpc']['stream']>[2],
    ) {
      const { filters, dataSlice } = params[1] as { filters: RpcAccountFilter[]; dataSlice?: object }
      const matches = createAccountFilter(filters)
      const found = accounts.filter(({ data }) => matches(data))
      const part = filters[1]
      const prefix = part && 'memcmp' in part ? bytesOf(part.memcmp.bytes) : []
      asked.push({ prefix, isCount: dataSlice !== undefined })
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      try {
        await new Promise((resolve) => setTimeout(resolve, 10))
        const failure = await refuse(asked.at(-1)!, found.length)
        if (failure instanceof Error) throw failure
        slot += 1
        const errorOf = (error: Parameters<typeof rpcErrorOf>[0], method: string) =>
          rpcErrorOf(error, { method })
        return (await read(failure ?? answerOf(found, slot, dataSlice !== undefined), errorOf)) as T
      } finally {
        atOnce -= 1
      }
    },
  }
  return { rpc, asked, mostAtOnce: () => mostAtOnce }
}

const bytesOf = (base58: string): number[] => {
  for (let length = 1; length <= 3; length += 1)
    for (const { data } of accounts) {
      const bytes = data.slice(1, 1 + length)
      if (encodeBase58(bytes) === base58) return [...bytes]
    }
  return [-1] // a prefix of no account, for an empty part
}

function answerOf(found: typeof accounts, slot: number, isCount: boolean): Response {
  const value = found.map(({ pubkey, data }) => ({
    pubkey,
    account: {
      lamports: 5,
      data: [isCount ? '' : Buffer.from(data).toString('base64'), 'base64'],
      owner: programId,
    },
  }))
  return new Response(JSON.stringify({ jsonrpc: '2.0', result: { context: { slot }, value }, id: 1 }))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function readAll(
  node: ReturnType<typeof nodeThat>,
  query: typeof family & { split: { accountBytes?: number } } = family,
  reader = createReader(node),
) {
  const keys: string[] = []
  const reading = reader.read(query, 0, async (some) => {
    keys.push(...some.map(({ key }) => key))
  })
  const settled = reading.then(
    (snapshot) => ({ snapshot, error: undefined }),
    (error: unknown) => ({ snapshot: undefined, error }),
  )
  await vi.advanceTimersByTimeAsync(400_000)
  return { ...(await settled), keys }
}

function createReader(node: ReturnType<typeof nodeThat>) {
  return createSnapshotReader({ rpc: node.rpc, random: () => 1, signal: new AbortController().signal })
}

const everyKey = accounts.map(({ pubkey }) => pubkey).toSorted()
const errorOf = (code: number, message: string) =>
  rpcErrorOf({ code, message }, { method: 'getProgramAccounts' })
const statusOf = (status: number, body = '') => {
  const cause = statusErrorWith(new Response(null, { status }), body, 0)
  return status < 500
    ? new RefusedError(`refused (${status})`, cause)
    : new RetryableError(`status ${status}`, undefined, cause)
}

test('reads a family with one request if the node sends it completely', async () => {
  const node = nodeThat(() => undefined)
  const { snapshot, keys } = await readAll(node)
  expect(node.asked).toEqual([{ prefix: [], isCount: false }])
  expect(snapshot).toEqual({ slot: 501, count: 300 })
  expect(keys.toSorted()).toEqual(everyKey)
})

test.each([
  ['a scan error', errorOf(-32012, 'scan aborted: The accumulated scan results exceeded the limit')],
  ['a key excluded from secondary indexes', errorOf(-32010, 'excluded from account secondary indexes')],
  ['an invalid request', errorOf(-32600, 'Too many accounts requested (1200000 accounts)')],
  ['the text of a provider', errorOf(-32000, 'Response is too big, use filters')],
  ['another text', errorOf(-32602, 'exceeded max limit of results')],
  ['status 413', statusOf(413)],
  ['status 400 with a text', statusOf(400, '{"error":"response size limit reached"}')],
  ['status 500 with a text', statusOf(500, '{"error":{"code":-32603,"message":"payload too large"}}')],
])('reads a family in parts, four at a time, if its size is refused by %s', async (_name, refusal) => {
  const node = nodeThat(({ prefix }) => (prefix.length === 0 ? refusal : undefined))
  const { snapshot, keys } = await readAll(node)
  expect(node.asked).toHaveLength(257)
  expect(node.mostAtOnce()).toBe(4)
  expect(snapshot).toEqual({ slot: 501, count: 300 })
  expect(keys.toSorted()).toEqual(everyKey)
})

test('reads a family in parts immediately once it was too large', async () => {
  const node = nodeThat(({ prefix }) => (prefix.length === 0 ? errorOf(-32012, 'scan aborted') : undefined))
  const reader = createReader(node)
  await readAll(node, family, reader)
  node.asked.length = 0
  expect((await readAll(node, family, reader)).snapshot?.count).toBe(300)
  expect(node.asked).toHaveLength(256)
})

test('splits a part that is still too large by the next byte', async () => {
  const node = nodeThat((_asked, count) => (count > 20 ? errorOf(-32012, 'scan aborted') : undefined))
  const { snapshot, keys } = await readAll(node)
  expect(snapshot?.count).toBe(300)
  expect(keys.toSorted()).toEqual(everyKey)
  expect(node.asked.filter(({ prefix }) => prefix.length === 2 && prefix[0] === 200).length).toBeGreaterThan(
    0,
  )
})

test('does not request thousands of parts from a node that refuses the scan at any size', async () => {
  const node = nodeThat(() => errorOf(-32010, 'excluded from account secondary indexes'))
  const { error } = await readAll(node)
  expect(String(error)).toContain('excluded from account secondary indexes')
  expect(node.asked.length).toBeLessThan(20)
})

test.each([
  ['a gateway that gives up', () => statusOf(504)],
  ['an internal error', () => errorOf(-32603, 'Internal error')],
  ['a refusal without a reason', () => errorOf(-32602, 'Invalid params')],
  ['an incomplete response', () => new Response('{"jsonrpc":"2.0","result":{"context":{"slot":5},"value":[')],
])('treats %s as too large only when it happens again', async (_name, fail) => {
  const node = nodeThat(({ prefix }) => (prefix.length === 0 ? fail() : undefined))
  const reader = createReader(node)
  expect((await readAll(node, family, reader)).error).toBeInstanceOf(Error)
  expect(node.asked).toHaveLength(1)
  expect((await readAll(node, family, reader)).snapshot?.count).toBe(300)
})

test('gives up a stalled scan after a minute, and splits it when it happens again', async () => {
  const node = nodeThat(({ prefix }) => (prefix.length === 0 ? new Promise<never>(() => {}) : undefined))
  const reader = createReader(node)
  expect(String((await readAll(node, family, reader)).error)).toContain(
    'has sent no data of getProgramAccounts for 60 s',
  )
  expect((await readAll(node, family, reader)).snapshot?.count).toBe(300)
})

test.each([
  ['a rate limit', () => errorOf(429, 'too many requests')],
  ['a refused key', () => statusOf(403)],
  ['an unsupported method', () => errorOf(-32601, 'Method not found')],
  [
    'no connection',
    () =>
      new RetryableError(
        "The Solana RPC can't be used: fetch failed.",
        undefined,
        new TypeError('fetch failed'),
      ),
  ],
])('never splits after %s, even if it happens repeatedly', async (_name, fail) => {
  const node = nodeThat(() => fail())
  const reader = createReader(node)
  for (let time = 0; time < 4; time += 1)
    expect((await readAll(node, family, reader)).error).toBeInstanceOf(Error)
  expect(node.asked).toHaveLength(4)
})

test('retries a failed part without the others', async () => {
  let failures = 0
  const node = nodeThat(({ prefix }) => {
    if (prefix.length === 0) return errorOf(-32012, 'scan aborted')
    if (prefix[0] !== 200 || failures === 3) return undefined
    failures += 1
    return statusOf(503)
  })
  const { snapshot, keys } = await readAll(node)
  expect(snapshot?.count).toBe(300)
  expect(keys).toHaveLength(300)
  expect(node.asked).toHaveLength(260)
})

test('counts a family of large accounts before requesting it', async () => {
  const node = nodeThat(() => undefined)
  const { snapshot } = await readAll(node, { ...family, split: { offset: 1, accountBytes: 1024 * 1024 } })
  expect(node.asked[0]).toEqual({ prefix: [], isCount: true })
  expect(node.asked).toHaveLength(257)
  expect(snapshot?.count).toBe(300)
})

test('does not scan a node that is behind', async () => {
  const node = nodeThat(() => undefined, 799)
  const reading = createReader(node).read(family, 800, async () => {})
  await expect(reading).rejects.toThrow('The Solana RPC is at slot 799, which is too old for a snapshot.')
  expect(node.asked).toEqual([])
})

test.each([
  ['one response', { offset: 1 }],
  ['parts', { offset: 1, accountBytes: 1024 * 1024 }],
])(
  'rejects old accounts of another node behind the URL in %s, and asks for a pause',
  async (_what, split) => {
    const node = nodeThat(() => undefined, 20_000_000)
    const reading = createReader(node).read({ ...family, split }, 10_000_000, async () => {})
    const outcome = expect(reading).rejects.toMatchObject({
      message: expect.stringMatching(/^The Solana RPC sent accounts of slot \d+, which is too old\.$/),
      retryAfterMs: 120_000,
    })
    await vi.advanceTimersByTimeAsync(100_000)
    await outcome
  },
)
