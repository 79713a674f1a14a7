import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SubscribeRequest } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import { geyserService } from '~/solana/geyser/service'
import { withMapValues } from './request-bytes'

const { requestSerialize, requestDeserialize } = geyserService.service.Subscribe

/** `slots: { all: {} }` as the official client encodes it: the entry of the map has a key only. */
const withoutValue = Buffer.from([0x12, 5, 0x0a, 3, ...Buffer.from('all')])

test('adds the value that an encoder has omitted because it is empty', () => {
  expect(() => requestDeserialize(withoutValue)).toThrow()
  const both = Buffer.concat([requestSerialize({ fromSlot: 7 }), withoutValue])
  expect(requestDeserialize(withMapValues(both))).toMatchObject({ fromSlot: 7, slots: { all: {} } })
})

test('adds the value even if the key is omitted as well', () => {
  expect(requestDeserialize(withMapValues(Buffer.from([0x12, 0])))).toMatchObject({ slots: { '': {} } })
})

test('leaves complete requests unchanged', () => {
  const request: SubscribeRequest = {
    accounts: { a: { owner: ['x'.repeat(300)], filters: [{ memcmp: { offset: 5, base58: 'abc' } }] } },
    slots: { s: { filterByCommitment: true } },
    transactions: { t: {} },
    accountsDataSlice: [{ offset: 1, length: 2 }],
    commitment: 1,
    ping: { id: -1 },
    fromSlot: 2 ** 40,
  }
  const bytes = requestSerialize(request)
  expect(withMapValues(bytes)).toEqual(bytes)
})

test('leaves malformed bytes unchanged, so that the decoder reports them', () => {
  const truncated = requestSerialize({ slots: { s: { filterByCommitment: true } } }).subarray(0, -1)
  expect(withMapValues(truncated)).toEqual(truncated)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      const fixed = withMapValues(Buffer.from(bytes))
      expect(fixed.length).toBeGreaterThanOrEqual(bytes.length)
    }),
  )
})
