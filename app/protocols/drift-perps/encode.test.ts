import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { readAddress } from '~/solana/address/address-reader'
import { markets, users } from './accounts.fixture'
import { decodeAccount } from './decode'
import { encodeAccount, encodeDriftInstruction } from './encode'
import { driftProgramId } from './layout'

const state = trustedAddress('5zpq7DvB6UdFFvpmBPspGPNfUGoBRRCE2HHg5u3gxcsN')
const user = trustedAddress('2P9H4U2VKpWNphX2BxyVFje5jP4HDmgRPE3NAhTQNJLG')
const authority = trustedAddress('qdaE9WK7Kso8xQVnsMWdcCBHBPUXcBLLAXKD8KLzqSR')

function decodeFixture({ pubkey, data }: { pubkey: string; data: string }) {
  const bytes = Buffer.from(data, 'base64')
  const decoded = decodeAccount(trustedAddress(pubkey), driftProgramId, bytes, readAddress)
  if (decoded.outcome !== 'ok') throw new Error(decoded.outcome)
  return { bytes, value: decoded.value }
}

test('derives the same bids, asks and counters as the program for users with orders', () => {
  const real = users.map(decodeFixture)
  const trading = real.filter(({ value }) => value.kind === 'perp-user' && value.orders.length > 0)
  expect(trading.length).toBe(4)
  for (const { bytes, value } of trading) {
    const encoded = Buffer.from(encodeAccount(value))
    expect([encoded[4351], encoded[4352]]).toEqual([bytes[4351], bytes[4352]])
    expect(bidsAndAsks(encoded)).toEqual(bidsAndAsks(bytes))
  }
})

/** Returns market, open bids and open asks of the used position slots. An account has eight slots. */
function bidsAndAsks(user: Buffer): readonly string[] {
  return Array.from({ length: 8 }, (_, slot) => 424 + slot * 96)
    .filter((at) => user[at + 94] !== 0)
    .map(
      (at) => `${user.readUInt16LE(at + 92)} ${user.readBigInt64LE(at + 40)} ${user.readBigInt64LE(at + 48)}`,
    )
    .toSorted()
}

test('writes the details of a market at the offsets of the program', () => {
  const { value } = decodeFixture(markets.find(({ name }) => name === 'SOL-PERP')!)
  if (value.kind !== 'perp-market') throw new Error(value.kind)
  const bytes = Buffer.from(
    encodeAccount(value, {
      lastUpdateSlot: 405_286_914n,
      markTwapAt: 1_773_072_618,
      nextFillRecordId: 11_890_213n,
      nextFundingRateRecordId: 26_001n,
      oracleSource: 12,
      pegMultiplierRaw: 85_000_000n,
      reserveRaw: 10n ** 18n,
    }),
  )
  expect(bytes.length).toBe(1216)
  expect(bytes.readBigUInt64LE(768)).toBe(405_286_914n)
  expect(bytes.readBigInt64LE(888)).toBe(1_773_072_618n)
  expect(bytes.readBigUInt64LE(1096)).toBe(11_890_213n)
  expect(bytes.readBigUInt64LE(1104)).toBe(26_001n)
  expect(bytes[926]).toBe(12)
  expect(bytes.readBigUInt64LE(272)).toBe(85_000_000n)
  expect(bytes.readBigUInt64LE(256)).toBe(10n ** 18n)
})

test('encodes an order placement in the layout of the IDL', () => {
  const instruction = encodeDriftInstruction(
    'placePerpOrder',
    { state, user, authority },
    {
      orderType: 1,
      marketType: 1,
      direction: 1,
      userOrderId: 7,
      baseAssetAmount: 5_500_000_000n,
      price: 85_016_400n,
      marketIndex: 23,
      reduceOnly: true,
      postOnly: 2,
      bitFlags: 0,
      maxTs: 1_773_072_618n,
      triggerPrice: undefined,
      triggerCondition: 0,
      oraclePriceOffset: undefined,
      auctionDuration: undefined,
      auctionStartPrice: undefined,
      auctionEndPrice: undefined,
    },
  )
  expect(instruction.programId).toBe(driftProgramId)
  expect(instruction.accounts).toEqual([
    { address: state, signer: false, writable: false },
    { address: user, signer: false, writable: true },
    { address: authority, signer: true, writable: false },
  ])
  expect(Buffer.from(instruction.data).toString('hex')).toBe(
    [
      '45a15dca787e4cb9', // placePerpOrder
      '01010107', // limit, perp, short, user order id 7
      '0057d34701000000', // 5.5 SOL
      '503f110500000000', // 85.0164 USD
      '1700', // market 23
      '01', // order is reduce-only
      '0200', // post-only "try", no flags
      '01eaf0ae6900000000', // order expires at 1773072618
      '00', // no trigger price
      '00', // trigger condition "above"
      '00000000', // no oracle price offset, no auction
    ].join(''),
  )
})

test('names the order and the maker’s order in a fill, or leaves them to the program', () => {
  const accounts = { state, authority, filler: user, fillerStats: user, user, userStats: user }
  const named = encodeDriftInstruction('fillPerpOrder', accounts, { orderId: 258, makerOrderId: undefined })
  expect(Buffer.from(named.data).toString('hex')).toBe('0dbcf86786d96af0010201000000')
})
