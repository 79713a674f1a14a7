import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { parseSocketMessage, scanAccountNotification } from './notification'

const key = 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn'
const owner = 'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M'

/** Returns a notification as a node writes it. The members of every object are in this order. */
function notification(data: Uint8Array, order: (names: string[]) => string[] = (names) => names): string {
  const sorted = (value: Record<string, unknown>) =>
    Object.fromEntries(order(Object.keys(value)).map((name) => [name, value[name]]))
  const account = sorted({
    lamports: 2_903_520,
    data: [Buffer.from(data).toString('base64'), 'base64'],
    owner,
    executable: false,
    rentEpoch: 18_446_744_073_709_552_000,
    space: data.length,
  })
  const result = sorted({
    context: sorted({ apiVersion: '2.3.1', slot: 341_197_053 }),
    value: sorted({ pubkey: key, account }),
  })
  return JSON.stringify({
    jsonrpc: '2.0',
    method: 'programNotification',
    params: sorted({ result, subscription: 24_040 }),
  })
}

const expected = (data: Uint8Array) => ({
  type: 'account',
  subscription: 24_040,
  slot: 341_197_053,
  account: {
    key: trustedAddress(key),
    owner: trustedAddress(owner),
    lamports: 2_903_520,
    data: Buffer.from(data),
  },
})

test('scans an account notification with any order of its members', () => {
  const reversed = (names: string[]) => names.toReversed()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), fc.boolean(), (data, turn) => {
      const text = notification(data, turn ? reversed : undefined)
      expect(scanAccountNotification(text)).toEqual(expected(data))
    }),
    { numRuns: 200 },
  )
})

test('scans past members that are null', () => {
  const data = Uint8Array.of(1, 2, 255)
  const { params, ...rest } = JSON.parse(notification(data))
  const result = { ...params.result, error: null }
  const text = JSON.stringify({ error: null, ...rest, id: null, params: { error: null, ...params, result } })
  expect(scanAccountNotification(text)).toEqual(expected(data))
})

test('falls back to JSON.parse with the same result for messages that the scan does not support', () => {
  const data = Uint8Array.of(1, 2, 255)
  const spaced = JSON.stringify(JSON.parse(notification(data)), null, 1)
  expect(scanAccountNotification(spaced)).toBeUndefined()
  expect(parseSocketMessage(spaced)).toEqual(expected(data))
  const slashed = notification(new Uint8Array(300).fill(255)).replaceAll('/', '\\/')
  expect(scanAccountNotification(slashed)).toBeUndefined()
  expect(parseSocketMessage(slashed)).toEqual(expected(new Uint8Array(300).fill(255)))
})

test('never takes a damaged notification for a complete one', () => {
  const text = notification(Uint8Array.from({ length: 90 }, (_, index) => index))
  for (let length = 0; length < text.length; length += 1) {
    expect(parseSocketMessage(text.slice(0, length))).toBeUndefined()
  }
  expect(parseSocketMessage(text.replace(key, 'not-an-address'))).toBeUndefined()
  expect(parseSocketMessage(text.replace('"AAEC', '"A*EC'))).toBeUndefined()
  expect(parseSocketMessage(text.replace('"base64"', '"base58"'))).toBeUndefined()
  expect(parseSocketMessage(text.replace('341197053', '"341197053"'))).toBeUndefined()
})

test('returns a message or undefined for any text, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      parseSocketMessage(text)
    }),
    { numRuns: 2_000 },
  )
})

test('distinguishes logs, slots, confirmations and refusals', () => {
  const signature = '5h6xBEauJ3PK6SWCZ1PGjBvj8vDdWG3KpwATGy1ARAXFSDwt8GFXM7W5Ncn16wmqokgpiKRLuS83KUxyZyv2sUYv'
  const logs = (err: unknown) => ({
    jsonrpc: '2.0',
    method: 'logsNotification',
    params: { result: { context: { slot: 5 }, value: { signature, err, logs: ['x'] } }, subscription: 7 },
  })
  expect(parseSocketMessage(JSON.stringify(logs(null)))).toEqual({
    type: 'logs',
    subscription: 7,
    slot: 5,
    signature,
    failed: false,
    logs: ['x'],
  })
  expect(parseSocketMessage(JSON.stringify(logs({ InstructionError: [0, 'Custom'] })))).toMatchObject({
    failed: true,
  })
  const slot = {
    method: 'slotNotification',
    params: { result: { parent: 75, root: 44, slot: 76 }, subscription: 0 },
  }
  expect(parseSocketMessage(JSON.stringify(slot))).toEqual({
    type: 'slot',
    parent: 75,
    subscription: 0,
    slot: 76,
  })
  expect(parseSocketMessage('{"jsonrpc":"2.0","result":23,"id":4}')).toEqual({
    type: 'subscribed',
    request: 4,
    subscription: 23,
  })
  expect(parseSocketMessage('{"jsonrpc":"2.0","error":{"code":-32602,"message":"no"},"id":4}')).toEqual({
    type: 'refused',
    request: 4,
    code: -32602,
    reason: 'no',
  })
  expect(parseSocketMessage('{"jsonrpc":"2.0","result":true,"id":5}')).toEqual({ type: 'other' })
})

test('ignores a null error beside a result, in confirmations and in notifications', () => {
  expect(parseSocketMessage('{"jsonrpc":"2.0","error":null,"result":23,"id":4}')).toEqual({
    type: 'subscribed',
    request: 4,
    subscription: 23,
  })
  const data = Uint8Array.of(1, 2, 3)
  const withNull = JSON.stringify({ ...JSON.parse(notification(data)), error: null, id: null })
  expect(parseSocketMessage(withNull)).toEqual(expected(data))
})

test('reads a refusal in all forms that servers send', () => {
  const refusal = (error: unknown) => parseSocketMessage(JSON.stringify({ id: '4', error }))
  expect(refusal({ code: -32601 })).toEqual({
    type: 'refused',
    request: 4,
    code: -32601,
    reason: 'no reason given',
  })
  expect(refusal('not supported')).toMatchObject({
    type: 'refused',
    code: undefined,
    reason: 'not supported',
  })
})

test('accepts a string as subscription id', () => {
  expect(parseSocketMessage('{"id":4,"result":"0xab"}')).toMatchObject({ subscription: '0xab' })
  const slot = { method: 'slotNotification', params: { result: { slot: 76 }, subscription: '0xab' } }
  expect(parseSocketMessage(JSON.stringify(slot))).toEqual({ type: 'slot', subscription: '0xab', slot: 76 })
})
