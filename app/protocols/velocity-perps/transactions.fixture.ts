import { readFileSync } from 'node:fs'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { Transaction } from '~/solana/transaction/transaction'
import type { TransactionFixture } from '../protocol-subject.fixture'
import { velocityProgramId } from './layout'

type Oracle = Readonly<Record<string, string | number | boolean | null | readonly number[]>>

export interface EventRecord {
  readonly name: string
  /** Log line with its prefix. */
  readonly line: string
  readonly data: Uint8Array
  readonly decoded: Oracle
}

const files: readonly { kind: string; line: string; data: string; decoded: Oracle }[] = JSON.parse(
  readFileSync(new URL('fixtures/SYNTHETIC_events.json', import.meta.url), 'utf8'),
)

/** 12 synthetic events, in the order of the file. */
export const records: readonly EventRecord[] = files.map(({ kind, line, data, decoded }) => ({
  name: kind.replace('event:', ''),
  line,
  data: Uint8Array.from(Buffer.from(data, 'base64')),
  decoded,
}))

/** Returns the first record with this name and these fields. */
export function recordOf(name: string, match: Oracle = {}): EventRecord {
  const found = records.find(
    (record) =>
      record.name === name && Object.entries(match).every(([field, leaf]) => record.decoded[field] === leaf),
  )
  if (found === undefined) throw new Error(`no matching ${name}`)
  return found
}

/** Builds a transaction with these log lines. */
export function transactionWith(logs: readonly string[]): Transaction {
  return {
    signature: trustedSignature('4'.repeat(88)),
    slot: 435_978_300,
    blockTime: 1_788_000_001,
    failed: false,
    accountKeys: [],
    instructions: [],
    logs,
  }
}

/** Wraps log lines in the log of a call of a program. */
export function withinCall(
  lines: readonly string[],
  programId: string = velocityProgramId,
): readonly string[] {
  return [`Program ${programId} invoke [1]`, ...lines, `Program ${programId} success`]
}

const alice = trustedAddress('6HHg7sRprdrmYcS8NPuSicQHAGYHbieqmwEhDbQrcnJR')

const place = {
  signature: trustedSignature('4'.repeat(88)),
  protocol: 'velocity-perps',
  instructionPath: 'log',
  slot: 435_978_300,
  at: 1_788_000_001,
  marketIndex: 0,
  marketType: 'perp',
} as const

const terms = {
  orderType: 1,
  triggerPriceRaw: 0n,
  triggerCondition: 0,
  oraclePriceOffsetRaw: 0n,
  maxAt: 0,
  reduceOnly: false,
  postOnly: true,
  immediateOrCancel: false,
} as const

/** An order that is placed and filled in one transaction, and funding behind `Program data:`. */
export const placeAndFill: TransactionFixture = {
  title: 'place and fill',
  transaction: transactionWith(
    withinCall([
      'Program log: Instruction: PlacePerpOrder',
      recordOf('OrderActionRecord', { action: 0 }).line,
      recordOf('OrderRecord').line,
      recordOf('OrderActionRecord', { fillRecordId: '4242' }).line,
      recordOf('AmmCurveChanged').line,
      recordOf('FundingRateRecord').line,
    ]),
  ),
  events: [
    {
      ...place,
      type: 'perp-order',
      eventIndex: 2,
      action: 'place',
      user: alice,
      orderId: 15,
      direction: 'long',
      baseRaw: 2_000_000_000n,
      baseFilledRaw: 0n,
      quoteFilledRaw: 0n,
      priceRaw: 83_500_000n,
      terms,
      oraclePriceRaw: 84_030_620n,
    },
    {
      ...place,
      type: 'perp-filled',
      eventIndex: 4,
      fillRecordId: 4242n,
      baseRaw: 500_000_000n,
      quoteRaw: 41_750_000n,
      taker: alice,
      takerOrderId: 15,
      takerDirection: 'long',
      takerFeeQuoteRaw: 16_700n,
      maker: trustedAddress(String(recordOf('OrderActionRecord', { fillRecordId: '4242' }).decoded.maker)),
      makerOrderId: 3,
      makerDirection: 'short',
      makerFeeQuoteRaw: -1043n,
      oraclePriceRaw: 84_030_620n,
      explanation: 8,
    },
    {
      type: 'perp-funding',
      protocol: 'velocity-perps',
      signature: place.signature,
      instructionPath: 'log',
      eventIndex: 6,
      slot: place.slot,
      at: place.at,
      marketIndex: 0,
      recordId: 1100n,
      fundingRateRaw: 1_050_410n,
      oracleTwapPriceRaw: 84_030_520n,
      markTwapPriceRaw: 84_031_120n,
      cumulativeLongRaw: 123_456_789_012n,
      cumulativeShortRaw: -5n,
    },
  ],
}

/** The record of an order in an order-book account. No action record belongs to it. */
export const restingOrder: TransactionFixture = {
  title: 'resting order without an action',
  transaction: transactionWith(withinCall([recordOf('OrderRecord').line])),
  events: [
    {
      ...place,
      type: 'perp-order',
      eventIndex: 1,
      action: 'place',
      user: alice,
      orderId: 15,
      direction: 'long',
      baseRaw: 2_000_000_000n,
      baseFilledRaw: 500_000_000n,
      quoteFilledRaw: 41_750_000n,
      priceRaw: 83_500_000n,
      terms,
      oraclePriceRaw: 0n,
    },
  ],
}
