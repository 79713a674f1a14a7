import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { readAddress } from '~/solana/address/address-reader'
import { testInstructions } from '../instruction.case'
import type { PerpMarketDetails } from '../perps/encode-perp-market'
import { markets, spotMarkets, users } from './accounts.fixture'
import { decodeAccount } from './decode'
import { encodeAccount, encodeLongUser } from './encode'
import { instructionLayouts } from './instructions'
import { velocityProgramId } from './layout'
import type { Fixture } from './oracles.fixture'

function read({ pubkey, data }: Pick<Fixture<unknown>, 'pubkey' | 'data'>) {
  const bytes = Buffer.from(data, 'base64')
  const decoded = decodeAccount(trustedAddress(pubkey), velocityProgramId, bytes, readAddress)
  if (decoded.outcome !== 'ok') throw new Error(`${pubkey} is ${JSON.stringify(decoded)}`)
  return { bytes, state: decoded.value }
}

const encode = ({ state }: ReturnType<typeof read>) => Buffer.from(encodeAccount(state))

/** Bytes of a fixture that the state does not contain: offset and length. */
type Gap = readonly [offset: number, length: number]

/** Returns the bytes with zeros in the gaps, in hex, so that a difference shows its position. */
function hexWithout(bytes: Uint8Array, gaps: readonly Gap[]): string {
  const copy = Buffer.from(bytes)
  for (const [offset, length] of gaps) copy.fill(0, offset, offset + length)
  return copy.toString('hex')
}

function readAgain({ pubkey }: Pick<Fixture<unknown>, 'pubkey'>, bytes: Uint8Array) {
  return read({ pubkey, data: Buffer.from(bytes).toString('base64') }).state
}

test('decodes what it encoded to the same state', () => {
  for (const fixture of [...users.slice(0, 4), ...markets, ...spotMarkets]) {
    const { state } = read(fixture)
    expect(readAgain(fixture, encodeAccount(state))).toEqual(state)
  }
})

test('encodes users in the longer form, which has room for more than 255 orders of a position', () => {
  for (const fixture of users) {
    const { state } = read(fixture)
    expect(state.kind === 'perp-user' && readAgain(fixture, encodeLongUser(state))).toEqual(state)
  }
  expect(() => encode(read(users[4]!))).toThrow('no room')
})

test('writes accounts of the sizes that the program writes', () => {
  expect(encode(read(markets[0]!)).length).toBe(1560)
  expect(encode(read(spotMarkets[0]!)).length).toBe(1064)
  expect(encode(read(users[0]!)).length).toBe(4496)
  const { state } = read(users[3]!)
  expect(state.kind === 'perp-user' && encodeLongUser(state).length).toBe(4560)
})

/** Values of the market in the third place that are not part of the state. */
const details: PerpMarketDetails = {
  lastUpdateSlot: 435_978_301n,
  markTwapAt: 1_787_999_995,
  nextFillRecordId: 4243n,
  nextFundingRateRecordId: 1101n,
  oracleSource: 12,
  pegMultiplierRaw: 68_125_110_358n,
  reserveRaw: 1_601_415_848_331_834n,
}

test('writes the bytes of the reference encoder for a perp market', () => {
  const { bytes, state } = read(markets[2]!)
  const gaps: readonly Gap[] = [
    ...([
      [72, 80],
      [168, 16],
      [216, 96],
      [344, 80],
      [456, 40],
      [528, 16],
    ] as const), // sums, fees, pools
    ...([
      [560, 8],
      [600, 16],
      [624, 8],
      [646, 10],
      [664, 9],
      [674, 6],
    ] as const), // parameters
    ...([
      [688, 8],
      [704, 40],
      [752, 16],
      [800, 36],
      [856, 16],
      [880, 8],
    ] as const), // statistics
    ...([
      [896, 40],
      [968, 48],
      [1048, 16],
      [1080, 128],
      [1216, 344],
    ] as const), // AMM
  ]
  expect(hexWithout(encodeAccount(state, details), gaps)).toBe(hexWithout(bytes, gaps))
})

test('writes the bytes of the reference encoder for a spot market', () => {
  const fixture = read(spotMarkets[1]!)
  // Vault, insurance fund, fees, pools, other oracle data, limits, weights, and what follows the status.
  const gaps: readonly Gap[] = [
    ...([
      [104, 32],
      [168, 128],
      [360, 96],
      [464, 32],
      [504, 192],
      [702, 2],
      [705, 41],
      [747, 317],
    ] as const),
  ]
  expect(hexWithout(encode(fixture), gaps)).toBe(hexWithout(fixture.bytes, gaps))
})

test('writes the bytes of the reference encoder for a user', () => {
  const { bytes } = read(users[0]!)
  const expected = Buffer.from(bytes)
  // The encoder uses the first slots. In the fixture, one balance is in the third slot and one order in the sixth.
  bytes.copy(expected, 104 + 40, 104 + 80, 104 + 120)
  expected.fill(0, 104 + 80, 104 + 120)
  bytes.copy(expected, 1064 + 104, 1064 + 5 * 104, 1064 + 6 * 104)
  expected.fill(0, 1064 + 5 * 104, 1064 + 6 * 104)
  expected[4471] = 2 // the fixture counts its filled order, too
  const gaps: readonly Gap[] = [
    ...([
      [104 + 24, 8],
      [424 + 74, 2],
      [1064 + 89, 1],
      [4464, 2],
      [4469, 1],
    ] as const),
    [424 + 40, 16], // bids and asks are computed from the open orders
  ]
  expect(hexWithout(encode(read(users[0]!)), gaps)).toBe(hexWithout(expected, gaps))
})

test('computes bids and asks of a position from its open orders', () => {
  const encoded = encode(read(users[0]!))
  // An order for 2 of which 0.5 is filled. The other order waits for its trigger.
  expect([encoded.readBigInt64LE(424 + 40), encoded.readBigInt64LE(424 + 48)]).toEqual([1_500_000_000n, 0n])
})

const state = '2etx5NvPNxeMZ7EfHE6GjJfW2imRYEUANehNS1WB4CVW'
const user = '6HHg7sRprdrmYcS8NPuSicQHAGYHbieqmwEhDbQrcnJR'
const authority = '3iDJRUMY9WDEqgofY4QRAPW2if8bUJ8ea3ZPBYfo5fH9'
const instruction = (hex: string, ...accounts: readonly string[]) => ({
  programId: velocityProgramId,
  accounts: accounts.map((account) => trustedAddress(account)),
  data: Uint8Array.from(Buffer.from(hex, 'hex')),
})

testInstructions(instructionLayouts, [
  {
    title: 'with a 64-bit oracle price offset',
    name: 'placePerpOrder',
    instruction: instruction(
      [
        '45a15dca787e4cb9', // placePerpOrder
        '04010007', // oracle order, perp, long, user order id 7
        '8096980000000000', // 0.01 BTC
        '0000000000000000', // no price
        '0100', // market 1
        '000000', // not reduce-only, not post-only, no flags
        '0000', // no expiry, no trigger price
        '00', // trigger condition "above"
        '01000efad5feffffff', // 5,000 USD below the oracle price
        '0114', // auction of 20 slots
        '0160 79feffffffffff'.replace(' ', ''), // from 0.1 USD below
        '0190d0030000000000', // to 0.25 USD above
        '0000', // no builder
      ].join(''),
      state,
      user,
      authority,
    ),
    accounts: { state, user, authority },
    args: {
      ...{ orderType: 4, marketType: 1, direction: 0, userOrderId: 7, marketIndex: 1 },
      ...{ baseAssetAmount: '10000000', price: '0', reduceOnly: false, postOnly: 0, bitFlags: 0 },
      ...{ maxTs: null, triggerPrice: null, triggerCondition: 0, oraclePriceOffset: '-5000000000' },
      ...{ auctionDuration: 20, auctionStartPrice: '-100000', auctionEndPrice: '250000' },
      ...{ builderIdx: null, builderFeeTenthBps: null },
    },
  },
  {
    title: 'with the statistics of the user',
    name: 'triggerOrder',
    instruction: instruction('3f7033e9e82ff0c710000000', state, authority, user, user, user),
    accounts: { state, authority, filler: user, user, userStats: user },
    args: { orderId: 16 },
  },
  {
    title: 'of market 3',
    name: 'settlePnl',
    instruction: instruction('2b3dea2d0f5f98990300', state, user, authority, state),
    accounts: { state, user, authority, spotMarketVault: state },
    args: { marketIndex: 3 },
  },
])
