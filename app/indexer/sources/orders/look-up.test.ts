import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { sampleSignature } from '~/simulator/hand-made-samples'
import type { RpcCall, RpcCaller, RpcOutcome } from '~/solana/rpc/rpc-client'
import { rpcErrorOf, UnreadableResponse } from '~/solana/rpc/rpc-error'
import type { MissingWrite } from '~/store/batch/missing-transactions'
import { createOrderLookUp } from './look-up'

const key = trustedAddress('11111111111111111111111111111112')
const signature = sampleSignature('opening')
const order = { key, protocol: 'jupiter-dca' as const }
const listed = [{ signature, slot: 5, blockTime: 7, failed: false }]

type Told = RpcOutcome<unknown>

const failed = (code: number, message: string): Told => ({
  ok: false,
  error: rpcErrorOf({ code, message }, { method: 'getTransaction' }),
})

/** Sets up a lookup of one order, with these responses for its list and its transaction. */
function setUp(tell: (method: string) => Told) {
  const missing: MissingWrite[] = []
  const rpc: RpcCaller = {
    call: () => Promise.reject(new Error('not asked for')),
    callAll: async <T>(calls: readonly RpcCall<T>[]) =>
      calls.map(({ method }) => tell(method) as RpcOutcome<T>),
  }
  const { lookUp, problem } = createOrderLookUp({
    protocols: [jupiterDca],
    intake: { readEvents: () => [] } as never,
    pipeline: {
      addEvents: (group: { missing?: readonly MissingWrite[] }) =>
        void missing.push(...(group.missing ?? [])),
      waitForCapacity: async () => undefined,
    } as never,
    ordersPerRequest: 25,
    signal: new AbortController().signal,
  })
  return { lookUp: () => lookUp([order], { rpc, isPast: false }), missing, problem }
}

const listIs =
  (transaction: Told) =>
  (method: string): Told =>
    method === 'getTransaction' ? transaction : { ok: true, value: listed }

test.each<[string, Told, string]>([
  [
    'is of an unknown version',
    failed(-32015, 'Transaction version (7) is not supported'),
    'Transaction version (7) is not supported (-32015)',
  ],
  ['is refused permanently', failed(-32602, 'Invalid param'), 'Invalid param (-32602)'],
  ['is unparsable', { ok: false, error: new UnreadableResponse('no form') }, 'no form'],
  ['is missing', { ok: true, value: { transaction: undefined } }, 'the node does not have it'],
])(
  'keeps a transaction that %s for later, and does not look up the order again',
  async (_name, reported, reason) => {
    const { lookUp, missing, problem } = setUp(listIs(reported))
    expect(await lookUp()).toBe(0)
    expect(missing).toEqual([
      {
        kind: 'missing',
        source: 'events:jupiter-dca',
        signature,
        reason,
        attempts: 1,
        isUnreadable: reason !== 'the node does not have it',
      },
    ])
    await lookUp()
    expect(missing).toHaveLength(1)
    expect(problem()).toBeUndefined()
  },
)

test.each<[string, (method: string) => Told]>([
  ['the list', () => failed(-32019, 'Failed to query long-term storage; please try again')],
  ['the list, permanently', () => failed(-32602, 'Invalid param')],
  ['the list, because of the plan', () => failed(403, 'Forbidden')],
  ['a transaction, temporarily', listIs(failed(-32019, 'please try again'))],
])('looks up an order again and reports the reason when this fails: %s', async (_name, tell) => {
  let reported = tell
  const { lookUp, problem, missing } = setUp((method) => reported(method))
  expect(await lookUp()).toBe(1)
  expect(problem()).toMatch(/^Couldn't load the history of 1 order: /)
  reported = listIs({ ok: true, value: { transaction: undefined } })
  expect(await lookUp()).toBe(0)
  expect(problem()).toBeUndefined()
  expect(missing).toHaveLength(1)
})

test('leaves an order unknown if the node has deleted its blocks', async () => {
  const { lookUp, problem } = setUp(() => failed(-32001, 'Block 5 cleaned up, does not exist on node'))
  expect(await lookUp()).toBe(0)
  expect(problem()).toBeUndefined()
})
