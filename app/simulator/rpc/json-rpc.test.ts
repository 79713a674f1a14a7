import { expect, test } from 'vitest'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAddress, sampleSignature } from '../hand-made-samples'
import { call, post, serve } from '../web3-client.fixture'

const error = (code: number, message: string, data?: object) => ({
  jsonrpc: '2.0',
  error: data ? { code, message, data } : { code, message },
  id: 1,
})

test.each([
  ['text that is not JSON', '{', { code: -32700, message: 'Parse error' }],
  ['an empty body', '', { code: -32700, message: 'Parse error' }],
  ['a bare value', '42', { code: -32600, message: 'Invalid request' }],
  ['an empty batch', '[]', { code: -32600, message: 'Invalid request' }],
  [
    'a request without a version',
    '{"id":1,"method":"getSlot"}',
    { code: -32600, message: 'Invalid request' },
  ],
  [
    'an id beyond the safe range',
    '{"jsonrpc":"2.0","id":1e400,"method":"getSlot"}',
    { code: -32600, message: 'Invalid request' },
  ],
])('rejects %s', async (_name, body, expected) => {
  const { url } = await serve(createHandMadeLedger())
  expect((await post(url, body)).json).toMatchObject({ jsonrpc: '2.0', error: expected })
})

test('rejects an unknown method', async () => {
  const { url } = await serve(createHandMadeLedger())
  expect(await call(url, 'getNothing')).toEqual(error(-32601, 'Method not found'))
  expect(await call(url, 'toString')).toEqual(error(-32601, 'Method not found'))
})

test('names invalid parameters in the error', async () => {
  const { url } = await serve(createHandMadeLedger())
  const key = sampleAddress('a')
  expect(await call(url, 'getAccountInfo')).toEqual(
    error(-32602, '`params` should have at least 1 argument(s)'),
  )
  expect(await call(url, 'getAccountInfo', 5)).toEqual(
    error(-32602, 'Invalid params: invalid type: integer `5`, expected a string.'),
  )
  expect(await call(url, 'getAccountInfo', '0OIl')).toEqual(error(-32602, 'Invalid param: Invalid'))
  expect(await call(url, 'getAccountInfo', 'abc')).toEqual(error(-32602, 'Invalid param: WrongSize'))
  expect(await call(url, 'getAccountInfo', key, { commitment: 'maximal' })).toEqual(
    error(
      -32602,
      'Invalid params: unknown variant `maximal`, expected one of `processed`, `confirmed`, `finalized`.',
    ),
  )
  expect(await call(url, 'getTransaction', sampleSignature('tx'), { commitment: 'processed' })).toEqual(
    error(-32602, 'Method does not support commitment below `confirmed`'),
  )
  expect(await call(url, 'getMultipleAccounts', new Array(101).fill(key))).toEqual(
    error(-32602, 'Too many inputs provided; max 100'),
  )
  expect(await call(url, 'getSignaturesForAddress', key, { limit: 1001 })).toEqual(
    error(-32602, 'Invalid limit; max 1000'),
  )
  expect(await call(url, 'getProgramAccounts', key, { filters: new Array(5).fill({ dataSize: 1 }) })).toEqual(
    error(-32602, 'Too many filters provided; max 4'),
  )
})

test('gives the reason why a slot has no block', async () => {
  const ledger = createHandMadeLedger({ firstSlot: 500_000, skippedSlots: [500_002, 500_003] })
  const { url } = await serve(ledger)
  for (let block = 0; block < 40; block += 1) ledger.produce()
  expect(await call(url, 'getBlock', 499_999)).toEqual(
    error(-32001, 'Block 499999 cleaned up, does not exist on node. First available block: 500000'),
  )
  expect(await call(url, 'getBlock', 500_002)).toEqual(
    error(-32007, 'Slot 500002 was skipped, or missing due to ledger jump to recent snapshot'),
  )
  expect(await call(url, 'getBlock', 600_000)).toEqual(error(-32004, 'Block not available for slot 600000'))
  expect(await call(url, 'getBlockTime', 600_000)).toEqual(
    error(-32004, 'Block not available for slot 600000'),
  )
})

test('reports an old skipped slot as missing in long-term storage', async () => {
  const ledger = createHandMadeLedger({
    firstSlot: 0,
    skippedSlots: Array.from({ length: 300_000 }, (_, slot) => slot + 2),
  })
  const { url } = await serve({
    ...ledger,
    isSkipped: (slot) => slot > 1 && slot < 300_002,
    currentSlot: () => 300_100,
  })
  expect(await call(url, 'getBlock', 2)).toEqual(
    error(-32009, 'Slot 2 was skipped, or missing in long-term storage'),
  )
})

test('rejects a future minContextSlot instead of waiting for it', async () => {
  const { url } = await serve(createHandMadeLedger({ firstSlot: 1000 }))
  const config = { minContextSlot: 1001, commitment: 'processed' }
  const expected = error(-32016, 'Minimum context slot has not been reached', { contextSlot: 1000 })
  expect(await call(url, 'getAccountInfo', sampleAddress('a'), config)).toEqual(expected)
  expect(await call(url, 'getProgramAccounts', sampleAddress('program'), config)).toEqual(expected)
  expect(await call(url, 'getSlot', config)).toEqual(expected)
})

test('reports itself as unhealthy when it is behind', async () => {
  let nowMs = 0
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const ledger = createHandMadeLedger()
  const { url } = await serve(ledger, { clock })
  expect(await call(url, 'getHealth')).toMatchObject({ result: 'ok' })
  nowMs = 80_000
  expect(await call(url, 'getHealth')).toEqual(
    error(-32005, 'Node is behind by 200 slots', { numSlotsBehind: 200 }),
  )
  ledger.produce()
  expect(await call(url, 'getHealth')).toMatchObject({ result: 'ok' })
})

test('returns batch results in request order, without notifications', async () => {
  const { url } = await serve(createHandMadeLedger())
  const body = [
    { jsonrpc: '2.0', id: 'a', method: 'getHealth' },
    { jsonrpc: '2.0', method: 'getHealth' },
    { jsonrpc: '2.0', id: 7, method: 'nothing' },
    1,
    { jsonrpc: '2.0', id: 'p', method: 'getProgramAccounts', params: [sampleAddress('program')] },
  ]
  expect((await post(url, JSON.stringify(body))).json).toEqual([
    { jsonrpc: '2.0', result: 'ok', id: 'a' },
    { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 7 },
    { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid request' }, id: null },
    { jsonrpc: '2.0', result: [], id: 'p' },
  ])
  expect((await post(url, JSON.stringify([body[1]]))).json).toBeUndefined()
})
