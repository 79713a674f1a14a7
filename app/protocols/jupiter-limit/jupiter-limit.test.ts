import { expect, test } from 'vitest'
import type { OrderClosed, OrderFilled } from '~/domain/chain/chain-event'
import { findProgramAddress, textSeed } from '~/solana/pda/pda'
import { familyCase, testProtocol } from '../contract.case'
import { testEvents } from '../event.case'
import { address, base64, blockTime, readPartialTransaction, slot } from '../parse.fixture'
import { jupiterLimit } from '.'
import { decodeLimitEvent, decodeLimitOrder } from './decode'
import { encodeLimitEvent, encodeLimitOrder, limitOrderAddress } from './encode'
import account from './fixtures/account_Order_v2_a.json'
import events from './fixtures/reconstructed_event_bytes_limit_v2.json'
import fillTransaction from './fixtures/tx_VLzYfuPuxFcA.json'
import {
  type LimitOrderAccount,
  limitEventAuthority,
  limitProgramId,
  orderOffsets,
  orderTailOffset,
} from './layout'

const order = {
  title: 'CWsd8R…',
  key: address(account.pubkey),
  owner: address(account.owner),
  data: base64(account.data),
  oracle: account.decoded,
}

const fillSignature =
  'VLzYfuPuxFcAV841yKgyvuYeJK9VgBKf9YSH4jHGLAJhc84jJZzYbrh97XJRQh3tfsLEAEkws3CRcmhsGeDEdFk'
const place = {
  signature: fillSignature,
  instructionPath: '3.14',
  slot,
  at: blockTime,
  protocol: 'jupiter-limit',
}
const filledOrder = 'Dme3Cn7UZ7gRt2LjkRXNPenXYrk65fxUs1eVqw6teUPw'

const filled = {
  ...place,
  eventIndex: 0,
  type: 'order-filled',
  order: filledOrder,
  maker: '5Lm2xAx8Y4VfxVpa1JrrcxZ4UMqvYzzCr9iHLHz6CgMG',
  taker: 'j1oxqtEHFn7rUkdABJLmtVtz5fFmHFs4tCG3fWJnkHX',
  inputMint: 'J8PSdNP3QewKq2Z1JJJFDMaqF7KcaiJhR7gbr5KZpump',
  outputMint: 'So11111111111111111111111111111111111111112',
  inputRaw: 111_914_692_932n,
  outputRaw: 2_950_014_930n,
  feeMint: undefined,
  feeRaw: undefined,
  remainingInputRaw: 0n,
} as OrderFilled // constants from a real transaction

const completed = {
  ...place,
  eventIndex: 1,
  type: 'order-closed',
  order: filledOrder,
  end: 'completed',
  unfilledInputRaw: 0n,
} as OrderClosed // constants from a real transaction

testProtocol({
  protocol: jupiterLimit,
  families: [
    familyCase({ name: 'Order', fixtures: [order], decode: decodeLimitOrder, encode: encodeLimitOrder }),
  ],
  transactions: [
    {
      title: 'VLzY… (a fill that completes its order)',
      transaction: readPartialTransaction(fillTransaction),
      events: [filled, completed],
    },
  ],
})

testEvents({
  program: 'Jupiter limit v2',
  fixtures: events.map((event) => ({
    name: event.event,
    data: base64(event.eventBase64),
    oracle: event.decoded,
  })),
  decode: decodeLimitEvent,
  // name and fields belong to the same event
  encode: (event) => encodeLimitEvent(event.name, event.fields as never),
  trailingBytes: { CreateOrderEvent: 2 },
})

test('has the event authority that the program derives', () => {
  expect(findProgramAddress([textSeed('__event_authority')], limitProgramId).address).toBe(
    limitEventAuthority,
  )
})

test('has the field offsets of the program', () => {
  expect(orderOffsets).toMatchObject({ maker: 8, inputMint: 40, outputMint: 72, uniqueId: 200 })
  expect(orderOffsets).toMatchObject({ makingAmount: 224, borrowMakingAmount: 240 })
  expect(orderTailOffset).toBe(248)
})

test('derives the address of an order from its maker and nonce', () => {
  const { maker, uniqueId, bump } = account.decoded
  expect(limitOrderAddress(address(maker), BigInt(uniqueId))).toEqual({ address: account.pubkey, bump })
})

test('converts an account to an order with amounts in base units and times in seconds', () => {
  expect(jupiterLimit.decodeAccount(order.key, order.owner, order.data)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'limit',
      protocol: 'jupiter-limit',
      key: 'CWsd8ReS4a9PEuK6HYyqWQ8BpuoNE9dnF6tzUPPbvhyZ',
      maker: 'Ghe74U54qzzLmD3DLjM8s9CWYWzs663woWxQoNwKGd82',
      inputMint: '8SgNwESovnbG1oNEaPVhg6CR9mTMSK7jPvcYRe3wpump',
      outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      initialInputRaw: 640_803_811n,
      expectedOutputRaw: 512_643_049n,
      remainingInputRaw: 640_803_811n,
      filledOutputRaw: 0n,
      createdAt: 1_734_120_411,
      updatedAt: 1_734_120_411,
      expiresAt: undefined,
      accountStatus: 'active',
      midFlash: false,
      counterparty: undefined,
      numberOfFills: undefined,
      uniqueId: 421_838n,
      feeBps: 10,
    },
  })
})

test('reads the fields after an expiry, which shifts their offsets', () => {
  const bytes = changed({ expiredAt: 1_771_248_336n, slippageBps: 50 })
  expect(bytes[248]).toBe(1)
  expect(decodeLimitOrder(bytes)).toMatchObject({
    value: { expiredAt: 1_771_248_336n, feeBps: 10, createdAt: 1_734_120_411n, bump: 255, slippageBps: 50 },
  })
  expect(read(bytes)).toMatchObject({ value: { expiresAt: 1_771_248_336, createdAt: 1_734_120_411 } })
})

test('treats an expiry past the calendar as never', () => {
  expect(read(changed({ expiredAt: 1_771_248_336_000n }))).toMatchObject({ value: { expiresAt: undefined } })
})

test('computes the filled amount from the original, and recognises a flash fill by its loan', () => {
  const bytes = changed({ makingAmount: 340_803_811n, takingAmount: 272_643_049n, borrowMakingAmount: 1n })
  expect(read(bytes)).toMatchObject({
    value: { remainingInputRaw: 340_803_811n, filledOutputRaw: 240_000_000n, midFlash: true },
  })
})

test.each([
  ['more input left than deposited', { makingAmount: 640_803_812n }, 'makingAmount exceeds oriMakingAmount'],
  ['more output left than expected', { takingAmount: 512_643_050n }, 'takingAmount exceeds oriTakingAmount'],
  ['a creation in milliseconds', { createdAt: 1_734_120_411_000n }, 'createdAt is 1734120411000'],
  ['an update before 1970', { updatedAt: -5n }, 'updatedAt is -5'],
  ['an expiry before 1970', { expiredAt: -1n }, 'expiredAt is -1'],
])('rejects %s as corrupt', (_, change, reason) => {
  expect(read(changed(change))).toEqual({ outcome: 'corrupt', reason })
})

test('rejects an invalid option tag as corrupt', () => {
  const bytes = Uint8Array.from(order.data)
  bytes[248] = 2
  expect(read(bytes)).toEqual({ outcome: 'corrupt', reason: 'Order: option tag is 2 at byte 249' })
})

function changed(change: Partial<LimitOrderAccount>): Uint8Array {
  const decoded = decodeLimitOrder(order.data)
  if (decoded.outcome !== 'ok') throw new Error('the fixture decodes')
  return encodeLimitOrder({ ...decoded.value, ...change })
}

function read(bytes: Uint8Array) {
  return jupiterLimit.decodeAccount(order.key, order.owner, bytes)
}
