import { expect, test } from 'vitest'
import { clientOfNode } from './rpc-node.fixture'

const wrong = 1e12

test.each<[string, unknown, unknown]>([
  ['getSlot', 7, wrong],
  ['getBlocks', [5, 6, 7], [5, wrong, 7]],
  ['getTransaction', { slot: 7 }, { slot: wrong }],
  ['getTransaction', null, { slot: wrong }],
  ['getSignaturesForAddress', [{ slot: 7 }, { slot: 6 }], [{ slot: 7 }, { slot: wrong }]],
  ['getTransactionsForAddress', { data: [{ slot: 7 }] }, { data: [{ slot: 7 }, { slot: wrong }] }],
  ['getMultipleAccounts', { context: { slot: 7 } }, { context: { slot: wrong } }],
  ['getProgramAccountsV2', { context: { slot: 7 } }, { context: { slot: wrong } }],
])('%s: rejects a result with a slot that no chain has reached, and recovers', async (method, right, bad) => {
  const results = [bad, right]
  const { client } = clientOfNode(
    (body) => Response.json({ id: (body as { id: number }).id, result: results.shift() ?? null }),
    { attempts: 1, allowsSlot: (slot) => slot <= 7 },
  )
  const call = { method, params: [], parse: (result: unknown) => ({ result }) }
  await expect(client.call(call)).rejects.toThrow(
    `The Solana RPC responded to ${method} with slot 1000000000000, which no chain has reached yet.`,
  )
  expect(await client.call(call)).toEqual({ result: right })
})

test('judges each call of a batch alone, and no number that is not a slot', async () => {
  const { client } = clientOfNode(
    (body) =>
      Response.json(
        (body as readonly { id: number }[]).map(({ id }, index) => ({ id, result: index === 0 ? wrong : 5 })),
      ),
    { allowsSlot: (slot) => slot <= 7 },
  )
  const callOf = (method: string) => ({ method, params: [], parse: Number })
  const outcomes = await client.callAll([callOf('getSlot'), callOf('getSlot')])
  expect(outcomes.map(({ ok }) => ok)).toEqual([false, true])
  const times = await client.callAll([callOf('getBlockTime'), callOf('getBlockTime')])
  expect(times.map(({ ok }) => ok)).toEqual([true, true])
})
