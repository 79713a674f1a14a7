import { readFileSync } from 'node:fs'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { Transaction } from '~/solana/transaction/transaction'
import type { TransactionFixture } from '../protocol-subject.fixture'
import { driftProgramId } from './layout'

export interface EventFixture {
  readonly prefix: string
  readonly base64: string
  readonly event: string | null
  readonly decoded2145: Oracle | null
  /**
   * Result of Anchor's decoder. If a record is older than the IDL, zero bytes were appended before decoding.
   */
  readonly decodedWithZeroPadding?: Oracle
}

type Leaf = string | number | boolean | null
export type Oracle = { readonly [field: string]: Leaf | readonly number[] | Oracle }

/** 24 real log payloads. */
export const payloads: readonly EventFixture[] = JSON.parse(
  readFileSync(new URL('fixtures/events.json', import.meta.url), 'utf8'),
)
const decodable = ['OrderActionRecord', 'OrderRecord', 'FundingRateRecord']
/** The real log payloads that Sextant decodes. */
export const ours = payloads.filter(({ event }) => event !== null && decodable.includes(event))

const taker = trustedAddress('5iqawn52cdBmsjC4hDegyFnX1iNRTNDV5mRsGzgqbuyD')
const maker = trustedAddress('7tA8fYQGs5c1Jza9E2xqhLNCFDeJPoq5sxC6AiWoCM9Z')

/** Builds a transaction with these log lines. */
export function transactionWith(logs: readonly string[], more: Partial<Transaction> = {}): Transaction {
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

/** Wraps log lines in the log of a call of Drift. */
export function withinDrift(...lines: readonly string[]): readonly string[] {
  return [`Program ${driftProgramId} invoke [1]`, ...lines, `Program ${driftProgramId} success`]
}

/** Returns the payload of the real event whose decoded fields match the given fields. */
export function base64Of(event: string, match: Readonly<Record<string, unknown>>): string {
  const found = ours.find(
    (fixture) =>
      fixture.event === event &&
      Object.entries(match).every(
        ([name, leaf]) => (fixture.decoded2145 ?? fixture.decodedWithZeroPadding)?.[name] === leaf,
      ),
  )
  if (found === undefined) throw new Error(`no matching ${event}`)
  return found.base64
}

const place = {
  signature: trustedSignature('5'.repeat(88)),
  instructionPath: 'log',
  slot: 255_235_241,
  at: 1_710_893_646,
  marketIndex: 24,
  marketType: 'perp',
  oraclePriceRaw: 1_137_555n,
} as const

/**
 * An order that is placed and partly filled in one transaction. One log line contains its size, another its
 * price, and a third its fill.
 */
export const placeAndTake: TransactionFixture = {
  title: 'place and take',
  transaction: transactionWith(
    withinDrift(
      'Program log: Instruction: PlaceAndTakePerpOrder',
      `Program log: ${base64Of('OrderActionRecord', { takerOrderId: 3568026, fillRecordId: null })}`,
      `Program log: ${base64Of('OrderRecord', { ts: '1710893646' })}`,
      `Program log: ${base64Of('OrderActionRecord', { fillRecordId: '236233' })}`,
      `Program data: ${payloads.find(({ event }) => event === 'CurveRecord')!.base64}`,
    ),
  ),
  events: [
    {
      ...place,
      type: 'perp-order',
      protocol: 'drift-perps',
      eventIndex: 2,
      action: 'place',
      user: taker,
      orderId: 3_568_026,
      direction: 'long',
      baseRaw: 219_000_000_000n,
      baseFilledRaw: 0n,
      quoteFilledRaw: 0n,
      priceRaw: 1_129_600n,
      terms: {
        orderType: 1,
        triggerPriceRaw: 0n,
        triggerCondition: 0,
        oraclePriceOffsetRaw: 0n,
        maxAt: 0,
        reduceOnly: false,
        postOnly: false,
        immediateOrCancel: true,
      },
    },
    {
      ...place,
      type: 'perp-filled',
      protocol: 'drift-perps',
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
}
