import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { sampleSignature } from '~/simulator/hand-made-samples'
import { RefusedError } from '~/solana/http/refused-error'
import { StatusError } from '~/solana/http/status-error'
import type { RpcCall, RpcCaller } from '~/solana/rpc/rpc-client'
import { RpcError, rpcErrorOf } from '~/solana/rpc/rpc-error'
import { listSignatures } from './signature-list'
import { createSignaturePages } from './signature-pages'

const address = trustedAddress('11111111111111111111111111111112')
const signatureAt = (slot: number) => sampleSignature(`slot ${slot}`)

interface Config {
  readonly before?: string
  readonly until?: string
  readonly limit: number
}

/**
 * A node that lists one transaction per slot, from slot `newest` down to slot 1. `refuse` returns an error
 * for the requests that must fail.
 */
function nodeOf(newest: number, refuse: (config: Config, requested: number) => Error | undefined) {
  const asked: Config[] = []
  const slotOf = (signature: string) =>
    Array.from({ length: newest }, (_, index) => newest - index).find(
      (slot) => signatureAt(slot) === signature,
    )
  const rpc: Pick<RpcCaller, 'call'> = {
    async call<T>({ params, parse }: RpcCall<T>) {
      const config = params[1] as Config
      asked.push(config)
      const error = refuse(config, asked.length)
      if (error) throw error
      const from = config.before === undefined ? newest : (slotOf(config.before) ?? 0) - 1
      const to = config.until === undefined ? 0 : (slotOf(config.until) ?? 0)
      const slots = Array.from(
        { length: Math.max(0, Math.min(config.limit, from - to)) },
        (_, index) => from - index,
      )
      const value = parse(
        slots.map((slot) => ({ signature: signatureAt(slot), slot, blockTime: slot, err: null })),
      )
      if (value === undefined) throw new Error('a page that cannot be read')
      return value
    },
  }
  return { rpc, asked }
}

const forgotten = (signature = 'x') => new RpcError(-32020, `Transaction ${signature} not found`)

async function slotsOf(pages: ReturnType<typeof createSignaturePages>): Promise<number[]> {
  const slots: number[] = []
  for (;;) {
    const { infos } = await pages.next()
    if (infos.length === 0) return slots
    slots.push(...infos.map(({ slot }) => slot))
  }
}

const askedFor = { method: 'getSignaturesForAddress' }

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)

test.each<[string, Error]>([
  ['-32020', forgotten()],
  ['"invalid"', new RpcError(-32602, 'Invalid param')],
  ['"internal error"', rpcErrorOf({ code: -32603, message: 'Internal error' }, askedFor)],
  ['-32001', rpcErrorOf({ code: -32001, message: 'no such block' }, askedFor)],
  [
    '"cleaned up"',
    rpcErrorOf({ code: -32020, message: 'Transaction 5x not found: block cleaned up' }, askedFor),
  ],
  ['code 404', rpcErrorOf({ code: 404, message: 'no' }, askedFor)],
  ['status 404', new RefusedError('no', new StatusError(404, undefined, undefined))],
  ['-32011', rpcErrorOf({ code: -32011, message: 'no history' }, askedFor)],
])(
  'continues without `until` when the node returns %s for it, and ends at the cursor’s slot',
  async (_name, error) => {
    const { rpc, asked } = nodeOf(2_500, ({ until }) => (until === undefined ? undefined : error))
    const cursor = { source: 'x', slot: 2_400, signature: signatureAt(2_400) }
    const list = await listSignatures(rpc, address, { cursor, most: 9_999 })
    expect(list.complete).toBe(true)
    expect(list.signatures.map(({ slot }) => slot)).toEqual(down(2_500, 2_400))
    expect(asked).toHaveLength(2)
  },
)

test('continues by slot from the tip if the node has forgotten `before`', async () => {
  const before = { signature: signatureAt(1_200), slot: 1_200 }
  const { rpc } = nodeOf(3_500, (config) => (config.before === before.signature ? forgotten() : undefined))
  expect(await slotsOf(createSignaturePages(rpc, address, { before }))).toEqual(down(1_200, 1))
})

test('keeps `until` if the error names `before`', async () => {
  const before = { signature: signatureAt(100), slot: 100 }
  const { rpc, asked } = nodeOf(150, (config) =>
    config.before === before.signature ? forgotten(before.signature) : undefined,
  )
  const pages = createSignaturePages(rpc, address, { before, until: signatureAt(50) })
  expect(await slotsOf(pages)).toEqual(down(100, 51))
  expect(asked[1]).toMatchObject({ until: signatureAt(50) })
})

test('neither loses nor repeats a signature if the position is forgotten in the middle of a list', async () => {
  let forgets = true
  const { rpc } = nodeOf(3_000, ({ before }) => {
    if (!forgets || before !== signatureAt(2_001)) return undefined
    forgets = false
    return forgotten()
  })
  const slots = await slotsOf(createSignaturePages(rpc, address, {}))
  expect(slots).toEqual(down(3_000, 1))
})

test('lists one page from a node that knows no `before` at all', async () => {
  const { rpc } = nodeOf(900, ({ before }) => (before === undefined ? undefined : forgotten()))
  expect(await slotsOf(createSignaturePages(rpc, address, {}))).toEqual(down(900, 1))
  const before = { signature: signatureAt(500), slot: 500 }
  expect(await slotsOf(createSignaturePages(rpc, address, { before }))).toEqual(down(500, 1))
})

test('retries later, not endlessly, if the node never knows what it has just listed', async () => {
  const { rpc, asked } = nodeOf(5_000, ({ before }) => (before === undefined ? undefined : forgotten()))
  const pages = createSignaturePages(rpc, address, { before: { signature: signatureAt(10), slot: 10 } })
  await expect(pages.next()).rejects.toBeInstanceOf(RetryableError)
  expect(asked.length).toBeLessThan(5)
})

test.each([-32603, -32000])('keeps its place after a temporary %i, even once per page', async (code) => {
  const error = rpcErrorOf({ code, message: 'Internal error' }, askedFor)
  const { rpc, asked } = nodeOf(5_000, (_config, requested) => (requested % 2 === 0 ? error : undefined))
  const pages = createSignaturePages(rpc, address, { vagueErrors: { count: 0, most: 3 } })
  const slots: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const page = await pages.next().catch((thrown: unknown) => {
      expect(thrown).toBe(error)
      return { infos: [] }
    })
    slots.push(...page.infos.map(({ slot }) => slot))
  }
  expect(slots).toEqual(down(5_000, 1))
  expect(asked.filter(({ before }) => before === undefined)).toHaveLength(1)
})

test('restarts from the tip after several vague errors in a row, if the node serves the tip', async () => {
  const before = { signature: signatureAt(500), slot: 500 }
  const error = rpcErrorOf({ code: -32603, message: 'Internal error' }, askedFor)
  let servesTip = false
  const { rpc } = nodeOf(900, (config) =>
    config.before === before.signature || !servesTip ? error : undefined,
  )
  const pages = createSignaturePages(rpc, address, { before, vagueErrors: { count: 0, most: 3 } })
  for (let turn = 0; turn < 5; turn += 1) await expect(pages.next()).rejects.toBe(error)
  servesTip = true
  expect(await slotsOf(pages)).toEqual(down(500, 1))
})

test.each<[string, Error]>([
  ['a refusal', new RefusedError('no')],
  ['a node that is behind', rpcErrorOf({ code: -32005, message: 'Node is behind' }, { method: 'x' })],
  ['unreachable storage', rpcErrorOf({ code: -32019, message: 'try again' }, { method: 'x' })],
  ['a lost connection', new RetryableError('fetch failed', undefined, new Error('reset'))],
])('does not treat %s as a forgotten signature', async (_name, error) => {
  const { rpc, asked } = nodeOf(100, () => error)
  const cursor = { source: 'x', slot: 50, signature: signatureAt(50) }
  await expect(listSignatures(rpc, address, { cursor, most: 9_999 })).rejects.toBe(error)
  expect(asked).toHaveLength(1)
})

test('cuts off a list whose older part has been deleted, so that the gap is kept', async () => {
  const { rpc } = nodeOf(5_000, (_config, requested) =>
    requested > 1
      ? new RpcError(-32001, 'Block 9 cleaned up, does not exist on node. First available block: 4000')
      : undefined,
  )
  const cursor = { source: 'x', slot: 50, signature: signatureAt(50) }
  const list = await listSignatures(rpc, address, { cursor, most: 9_999 })
  expect([list.complete, list.signatures.length]).toEqual([false, 1_000])
})

test('throws a refusal of the node itself, after one more request without `until`', async () => {
  const error = rpcErrorOf({ code: -32011, message: 'no history' }, askedFor)
  const { rpc, asked } = nodeOf(100, () => error)
  const cursor = { source: 'x', slot: 50, signature: signatureAt(50) }
  await expect(listSignatures(rpc, address, { cursor, most: 9_999 })).rejects.toBe(error)
  expect(asked).toHaveLength(2)
})

test('keeps "cleaned up" as the end of history for `before`', async () => {
  const before = { signature: signatureAt(50), slot: 50 }
  const error = rpcErrorOf({ code: -32001, message: 'no such block' }, askedFor)
  const { rpc, asked } = nodeOf(100, () => error)
  await expect(createSignaturePages(rpc, address, { before }).next()).rejects.toBe(error)
  expect(asked).toHaveLength(1)
})
