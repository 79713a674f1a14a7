import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/ids'
import { readAddress } from '~/solana/address-reader'
import type { Transaction } from '~/solana/transaction'
import { decodeEvent } from './decode-event'
import { encodeEvent } from './encode'
import { driftProgramId } from './layout'
import { readEvents } from './read-events'

interface EventFixture {
  readonly prefix: string
  readonly base64: string
  readonly event: string | null
  readonly decoded2145: Oracle | null
  /** Anchor's answer after zero bytes were appended, for records that are older than their IDL. */
  readonly decodedWithZeroPadding?: Oracle
}

type Leaf = string | number | boolean | null
type Oracle = { readonly [field: string]: Leaf | readonly number[] | Oracle }

const fixtures: readonly EventFixture[] = JSON.parse(
  readFileSync(new URL('fixtures/events.json', import.meta.url), 'utf8'),
)
const decodable = ['OrderActionRecord', 'OrderRecord', 'FundingRateRecord']
const ours = fixtures.filter(({ event }) => event !== null && decodable.includes(event))

/** Variants of the enums in their order, as the IDL spells them. */
const variants: Readonly<Record<string, readonly string[]>> = {
  action: ['place', 'cancel', 'fill', 'trigger', 'expire'],
  actionExplanation: [
    'none',
    'insufficientFreeCollateral',
    'oraclePriceBreachedLimitPrice',
    'marketOrderFilledToLimitPrice',
    'orderExpired',
    'liquidation',
    'orderFilledWithAmm',
    'orderFilledWithAmmJit',
    'orderFilledWithMatch',
    'orderFilledWithMatchJit',
    'marketExpired',
    'riskingIncreasingOrder',
    'reduceOnlyOrderIncreasedPosition',
    'orderFillWithSerum',
    'noBorrowLiquidity',
    'orderFillWithPhoenix',
    'orderFilledWithAmmJitLpSplit',
    'orderFilledWithLpJit',
    'deriskLp',
    'orderFilledWithOpenbookV2',
    'transferPerpPosition',
  ],
  marketType: ['spot', 'perp'],
  status: ['init', 'open', 'filled', 'canceled'],
  orderType: ['market', 'limit', 'triggerMarket', 'triggerLimit', 'oracle'],
  triggerCondition: ['above', 'below', 'triggeredAbove', 'triggeredBelow'],
}
const directions = ['long', 'short']

/** An oracle's field in the terms of the decoder: enum → number, decimal text → bigint, null → undefined. */
function expectedField(name: string, oracle: Oracle[string]): unknown {
  if (oracle === null) return undefined
  if (typeof oracle === 'string') return /^-?\d+$/.test(oracle) ? BigInt(oracle) : oracle
  if (Array.isArray(oracle)) return oracle[0]
  if (typeof oracle !== 'object') return oracle
  return (variants[name] ?? directions).indexOf(Object.keys(oracle)[0]!)
}

function expectedFields(oracle: Oracle): Record<string, unknown> {
  const { order, ...own } = oracle
  const flat = { ...own, ...(order as Oracle | undefined) }
  return Object.fromEntries(Object.entries(flat).map(([name, leaf]) => [name, expectedField(name, leaf)]))
}

test('the fixtures hold 14 order actions, 2 orders and 8 other payloads', () => {
  const count = (name: string) => fixtures.filter(({ event }) => event === name).length
  expect([count('OrderActionRecord'), count('OrderRecord'), fixtures.length]).toEqual([14, 2, 24])
})

test.each(ours)('$event $base64 decodes to its oracle', ({ event, base64, ...fixture }) => {
  const oracle = fixture.decoded2145 ?? fixture.decodedWithZeroPadding
  const decoded = decodeEvent(Buffer.from(base64, 'base64'), readAddress)
  if (decoded.outcome !== 'ok') throw new Error(JSON.stringify(decoded))
  expect(decoded.value.name).toBe(event)
  // Zero padding makes a missing `bitFlags` 0; we leave it undefined.
  const padded = 'bitFlags' in decoded.value.fields && decoded.value.fields.bitFlags === undefined
  expect(decoded.value.fields).toEqual({
    ...expectedFields(oracle!),
    ...(padded ? { bitFlags: undefined } : {}),
  })
})

test('events of Drift that Sextant has no use for are not mine, unknown ones are corrupt', () => {
  const outcomes = new Map(
    fixtures
      .filter((fixture) => !ours.includes(fixture))
      .map(({ event, base64 }) => [event ?? 'unknown', decodeEvent(Buffer.from(base64, 'base64')).outcome]),
  )
  expect(Object.fromEntries(outcomes)).toEqual({
    CurveRecord: 'notMine',
    SpotInterestRecord: 'notMine',
    SwapRecord: 'notMine',
    unknown: 'corrupt',
  })
})

test('an order record that was cut is corrupt, wherever', () => {
  const bytes = Buffer.from(ours.find(({ event }) => event === 'OrderRecord')!.base64, 'base64')
  for (let length = 8; length < bytes.length; length++) {
    expect(decodeEvent(bytes.subarray(0, length)).outcome, `${length} bytes`).toBe('corrupt')
  }
})

test('an order action may end where an older version of it ended, and nowhere else', () => {
  const place = ours.find(({ event, base64 }) => event === 'OrderActionRecord' && base64.length === 152)
  const decoded = decodeEvent(Buffer.from(place!.base64, 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderActionRecord') throw new Error('no action')
  const newest = encodeEvent('OrderActionRecord', { ...decoded.value.fields, bitFlags: 0 })
  const readable = Array.from({ length: newest.length - 7 }, (_, i) => i + 8).filter(
    (length) => decodeEvent(newest.subarray(0, length)).outcome === 'ok',
  )
  // up to `oraclePrice`, then one byte each: `bitFlags` and seven options that are none
  const oldest = newest.length - 8
  expect(readable).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((later) => oldest + later))
})

test('an enum beyond its variants is corrupt', () => {
  const bytes = Buffer.from(ours.find(({ event }) => event === 'OrderActionRecord')!.base64, 'base64')
  bytes[16] = 5
  expect(decodeEvent(bytes)).toEqual({ outcome: 'corrupt', reason: 'OrderActionRecord: action is 5' })
})

const taker = trustedAddress('5iqawn52cdBmsjC4hDegyFnX1iNRTNDV5mRsGzgqbuyD')
const maker = trustedAddress('7tA8fYQGs5c1Jza9E2xqhLNCFDeJPoq5sxC6AiWoCM9Z')

function transactionWith(logs: readonly string[], more: Partial<Transaction> = {}): Transaction {
  return {
    signature: trustedSignature('5'.repeat(88)),
    slot: 255_235_241,
    blockTime: 1_710_893_646,
    failed: false,
    accountKeys: [],
    instructions: [],
    logs,
    ...more,
  }
}

function withinDrift(...lines: readonly string[]): readonly string[] {
  return [`Program ${driftProgramId} invoke [1]`, ...lines, `Program ${driftProgramId} success`]
}

function base64Of(event: string, match: Readonly<Record<string, unknown>>): string {
  const found = ours.find(
    (fixture) =>
      fixture.event === event &&
      Object.entries(match).every(
        ([name, leaf]) => (fixture.decoded2145 ?? fixture.decodedWithZeroPadding)?.[name] === leaf,
      ),
  )
  if (found === undefined) throw new Error(`no ${event} like that`)
  return found.base64
}

test('a place-and-take transaction gives its fills and its order with the price of the order record', () => {
  const logs = withinDrift(
    'Program log: Instruction: PlaceAndTakePerpOrder',
    `Program log: ${base64Of('OrderActionRecord', { takerOrderId: 3568026, fillRecordId: null })}`,
    `Program log: ${base64Of('OrderRecord', { ts: '1710893646' })}`,
    `Program log: ${base64Of('OrderActionRecord', { fillRecordId: '236233' })}`,
    `Program data: ${fixtures.find(({ event }) => event === 'CurveRecord')!.base64}`,
  )
  const read = readEvents(transactionWith(logs), readAddress)
  const position = {
    signature: '5'.repeat(88),
    instructionPath: 'log',
    slot: 255_235_241,
    at: 1_710_893_646,
    marketIndex: 24,
    marketType: 'perp',
    oraclePriceRaw: 1_137_555n,
  }
  expect(read).toEqual({
    corrupt: [],
    truncated: false,
    events: [
      {
        ...position,
        type: 'perp-order',
        eventIndex: 2,
        action: 'place',
        user: taker,
        orderId: 3_568_026,
        direction: 'long',
        baseRaw: 219_000_000_000n,
        baseFilledRaw: 0n,
        quoteFilledRaw: 0n,
        priceRaw: 1_129_600n,
      },
      {
        ...position,
        type: 'perp-filled',
        eventIndex: 4,
        fillRecordId: 236_233n,
        baseRaw: 171_000_000_000n,
        quoteRaw: 193_161_600n,
        taker,
        takerOrderId: 3_568_026,
        takerDirection: 'long',
        takerFeeQuoteRaw: 57_949n,
        maker,
        makerOrderId: 127_598_326,
        makerDirection: 'short',
        makerFeeQuoteRaw: -38_632n,
        explanation: 8,
      },
    ],
  })
})

test('an order placed post-only is the maker’s', () => {
  const place = base64Of('OrderActionRecord', { makerOrderId: 1432564, fillRecordId: null })
  const { events } = readEvents(transactionWith(withinDrift(`Program log: ${place}`)), readAddress)
  expect(events).toMatchObject([
    {
      action: 'place',
      user: 'HFq8BNL2UNqHqaASthr4q9JF4xbaG8ehEk26UTtVTnPp',
      orderId: 1_432_564,
      priceRaw: undefined,
    },
  ])
})

test('funding records behind `Program data:` become funding updates', () => {
  const funding = Buffer.alloc(154)
  funding.write('4403ff1a855b93fe', 'hex')
  funding.writeBigInt64LE(1_773_072_000n, 8)
  funding.writeBigUInt64LE(26_000n, 16)
  funding.writeUInt16LE(3, 24)
  funding.writeBigInt64LE(-987_625n, 26)
  funding.writeBigInt64LE(44_901_176_776n, 66)
  funding.writeBigInt64LE(-44_694_977_101n, 82)
  funding.writeBigInt64LE(-1n, 90)
  funding.writeBigInt64LE(85_029_676n, 98)
  funding.writeBigUInt64LE(85_000_000n, 106)
  const logs = withinDrift(`Program data: ${funding.toString('base64')}`)
  expect(readEvents(transactionWith(logs, { blockTime: null }), readAddress).events).toEqual([
    {
      type: 'perp-funding',
      signature: '5'.repeat(88),
      instructionPath: 'log',
      eventIndex: 1,
      slot: 255_235_241,
      at: 1_773_072_000,
      marketIndex: 3,
      recordId: 26_000n,
      fundingRateRaw: -987_625n,
      oracleTwapPriceRaw: 85_029_676n,
      markTwapPriceRaw: 85_000_000n,
      cumulativeLongRaw: 44_901_176_776n,
      cumulativeShortRaw: -44_694_977_101n,
    },
  ])
})

const fill = base64Of('OrderActionRecord', { fillRecordId: '236233' })

test('a program that Drift calls cannot speak for Drift', () => {
  const other = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
  const logs = withinDrift(
    `Program ${other} invoke [2]`,
    `Program data: ${fill}`,
    `Program log: ${fill}`,
    `Program ${other} success`,
  )
  expect(readEvents(transactionWith(logs), readAddress).events).toEqual([])
})

test('a failed transaction has no events', () => {
  const transaction = transactionWith(withinDrift(`Program log: ${fill}`), { failed: true })
  expect(readEvents(transaction, readAddress)).toEqual({ events: [], corrupt: [], truncated: false })
})

test('events before a cut are kept and the cut is told', () => {
  const logs = [`Program ${driftProgramId} invoke [1]`, `Program log: ${fill}`, 'Log truncated']
  const read = readEvents(transactionWith(logs), readAddress)
  expect(read.events.length).toBe(1)
  expect(read.truncated).toBe(true)
})

test('broken payloads are reported with their line and harm no other event', () => {
  const cut = Buffer.from(fill, 'base64').subarray(0, 60)
  const logs = withinDrift(
    'Program log: Invalid Margin',
    `Program log: ${cut.toString('base64')}`,
    `Program data: not base64`,
    `Program data: ${Buffer.from('no event of Drift').toString('base64')}`,
    `Program log: ${fill}`,
  )
  const read = readEvents(transactionWith(logs), readAddress)
  expect(read.events.map(({ eventIndex }) => eventIndex)).toEqual([5])
  expect(read.corrupt.map(({ instructionPath }) => instructionPath)).toEqual(['log.2', 'log.3', 'log.4'])
})

test('a fill without an id is corrupt', () => {
  const decoded = decodeEvent(Buffer.from(fill, 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderActionRecord') throw new Error('no fill')
  const bytes = encodeEvent('OrderActionRecord', { ...decoded.value.fields, fillRecordId: undefined })
  const logs = withinDrift(`Program log: ${Buffer.from(bytes).toString('base64')}`)
  expect(readEvents(transactionWith(logs), readAddress)).toMatchObject({
    events: [],
    corrupt: [{ instructionPath: 'log.1', reason: 'fill without id or amounts' }],
  })
})

test('what is encoded decodes to the same record', () => {
  for (const { base64 } of ours) {
    const decoded = decodeEvent(Buffer.from(base64, 'base64'))
    if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderActionRecord') continue
    const fields = { ...decoded.value.fields, bitFlags: decoded.value.fields.bitFlags ?? 0 }
    expect(decodeEvent(encodeEvent('OrderActionRecord', fields))).toEqual({
      outcome: 'ok',
      value: { name: 'OrderActionRecord', fields },
    })
  }
})
