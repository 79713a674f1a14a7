import { expect, test } from 'vitest'
import { lastUnixSeconds } from '~/domain/base/time'
import { readAddress } from '~/solana/address/address-reader'
import { testHostileBytes } from '../hostile.case'
import { driftEventDecoder } from './decode'
import { encodeEvent } from './encode'
import { driftPerps } from './index'
import { driftProgramId } from './layout'
import { base64Of, type Oracle, ours, payloads, transactionWith, withinDrift } from './transactions.fixture'

const { decodeEvent } = driftEventDecoder
const { readEvents } = driftPerps

/** Variants of the enums in order. The spelling is that of the IDL. */
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

/**
 * Converts a field of the reference decoder to the type that Sextant's decoder returns: enum to number,
 * decimal string to bigint, null to undefined.
 */
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

testHostileBytes({
  name: 'events of Drift',
  fixtures: payloads.map(({ base64 }) => ({ data: Uint8Array.from(Buffer.from(base64, 'base64')) })),
  decode: (data) => decodeEvent(data),
})

test('has 14 order actions, 2 orders and 8 other payloads as fixtures', () => {
  const count = (name: string) => payloads.filter(({ event }) => event === name).length
  expect([count('OrderActionRecord'), count('OrderRecord'), payloads.length]).toEqual([14, 2, 24])
})

test.each(ours)('decodes $event $base64 like the reference decoder', ({ event, base64, ...fixture }) => {
  const oracle = fixture.decoded2145 ?? fixture.decodedWithZeroPadding
  const decoded = decodeEvent(Buffer.from(base64, 'base64'), readAddress)
  if (decoded.outcome !== 'ok') throw new Error(JSON.stringify(decoded))
  expect(decoded.value.name).toBe(event)
  // The reference decoder reads a missing `bitFlags` as 0, because the record is padded with zeros. Sextant's
  // decoder returns undefined.
  const padded = 'bitFlags' in decoded.value.fields && decoded.value.fields.bitFlags === undefined
  expect(decoded.value.fields).toEqual({
    ...expectedFields(oracle!),
    ...(padded ? { bitFlags: undefined } : {}),
  })
})

test('ignores unused events of Drift and reports unknown ones as corrupt', () => {
  const outcomes = new Map(
    payloads
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

test('rejects an order record that is truncated at any byte', () => {
  const bytes = Buffer.from(ours.find(({ event }) => event === 'OrderRecord')!.base64, 'base64')
  for (let length = 8; length < bytes.length; length++) {
    expect(decodeEvent(bytes.subarray(0, length)).outcome, `${length} bytes`).toBe('corrupt')
  }
})

test('accepts an order action that ends where an older version ended, and nowhere else', () => {
  const place = ours.find(({ event, base64 }) => event === 'OrderActionRecord' && base64.length === 152)
  const decoded = decodeEvent(Buffer.from(place!.base64, 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderActionRecord') throw new Error('no action')
  const newest = encodeEvent('OrderActionRecord', { ...decoded.value.fields, bitFlags: 0 })
  const readable = Array.from({ length: newest.length - 7 }, (_, i) => i + 8).filter(
    (length) => decodeEvent(newest.subarray(0, length)).outcome === 'ok',
  )
  // The oldest layout ends after `oraclePrice`. Each later field takes one byte: `bitFlags` and seven absent
  // options.
  const oldest = newest.length - 8
  expect(readable).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((later) => oldest + later))
})

test('rejects an enum value out of range', () => {
  const bytes = Buffer.from(ours.find(({ event }) => event === 'OrderActionRecord')!.base64, 'base64')
  bytes[16] = 5
  expect(decodeEvent(bytes)).toEqual({ outcome: 'corrupt', reason: 'OrderActionRecord: action is 5' })
})

test('accepts an order expiry in any year, but not before 1970', () => {
  const decoded = decodeEvent(Buffer.from(base64Of('OrderRecord', { ts: '1710893646' }), 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderRecord') throw new Error('no order')
  const { fields } = decoded.value
  const recordUntil = (maxTs: bigint) => encodeEvent('OrderRecord', { ...fields, maxTs })
  expect(decodeEvent(recordUntil(-1n))).toEqual({ outcome: 'corrupt', reason: 'OrderRecord: maxTs is -1' })

  const place = base64Of('OrderActionRecord', { takerOrderId: fields.orderId, fillRecordId: null })
  const record = Buffer.from(recordUntil(2n ** 63n - 1n)).toString('base64')
  const log = withinDrift(`Program log: ${place}`, `Program log: ${record}`)
  const { events } = readEvents(transactionWith(log))
  expect(events).toMatchObject([{ action: 'place', terms: { maxAt: lastUnixSeconds } }])
})

test('assigns a post-only order to the maker', () => {
  const place = base64Of('OrderActionRecord', { makerOrderId: 1432564, fillRecordId: null })
  const { events } = readEvents(transactionWith(withinDrift(`Program log: ${place}`)))
  expect(events).toMatchObject([
    {
      action: 'place',
      user: 'HFq8BNL2UNqHqaASthr4q9JF4xbaG8ehEk26UTtVTnPp',
      orderId: 1_432_564,
      priceRaw: undefined,
    },
  ])
})

test('reads funding updates after `Program data:`', () => {
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
  expect(readEvents(transactionWith(logs, { blockTime: null })).events).toEqual([
    {
      type: 'perp-funding',
      protocol: 'drift-perps',
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

test('ignores events from a program that Drift calls', () => {
  const other = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
  const logs = withinDrift(
    `Program ${other} invoke [2]`,
    `Program data: ${fill}`,
    `Program log: ${fill}`,
    `Program ${other} success`,
  )
  expect(readEvents(transactionWith(logs)).events).toEqual([])
})

test('reads no events from a failed transaction', () => {
  const transaction = transactionWith(withinDrift(`Program log: ${fill}`), { failed: true })
  expect(readEvents(transaction)).toEqual({ events: [], corrupt: [], truncated: false })
})

test('keeps events before a truncation and reports the truncation', () => {
  const logs = [`Program ${driftProgramId} invoke [1]`, `Program log: ${fill}`, 'Log truncated']
  const read = readEvents(transactionWith(logs))
  expect(read.events.length).toBe(1)
  expect(read.truncated).toBe(true)
})

test('reports broken payloads with their line and keeps the other events', () => {
  const cut = Buffer.from(fill, 'base64').subarray(0, 60)
  const logs = withinDrift(
    'Program log: Invalid Margin',
    `Program log: ${cut.toString('base64')}`,
    `Program data: not base64`,
    `Program data: ${Buffer.from('no event of Drift').toString('base64')}`,
    `Program log: ${fill}`,
  )
  const read = readEvents(transactionWith(logs))
  expect(read.events.map(({ eventIndex }) => eventIndex)).toEqual([5])
  expect(read.corrupt.map(({ instructionPath }) => instructionPath)).toEqual(['log.2', 'log.3', 'log.4'])
})

test('rejects a fill without an id', () => {
  const decoded = decodeEvent(Buffer.from(fill, 'base64'))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'OrderActionRecord') throw new Error('no fill')
  const bytes = encodeEvent('OrderActionRecord', { ...decoded.value.fields, fillRecordId: undefined })
  const logs = withinDrift(`Program log: ${Buffer.from(bytes).toString('base64')}`)
  expect(readEvents(transactionWith(logs))).toMatchObject({
    events: [],
    corrupt: [{ instructionPath: 'log.1', reason: 'fill without id or amounts' }],
  })
})

test('decodes what it encoded to the same record', () => {
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
