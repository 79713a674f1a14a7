import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { perpStatusWord, perpVenueFacts } from '~/domain/protocol/perp-venue'
import { readAddress } from '~/solana/address/address-reader'
import { readOraclePrice } from '~/solana/oracle/oracle-account'
import { markets, others, spotMarkets, users } from './accounts.fixture'
import { decodeAccount } from './decode'
import { velocityLayout, velocityProgramId } from './layout'
import type { Fixture } from './oracles.fixture'

const key = trustedAddress('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W')
const bytesOf = ({ data }: Pick<Fixture<unknown>, 'data'>) => Buffer.from(data, 'base64')
const decode = (data: Uint8Array, owner = velocityProgramId as string) =>
  decodeAccount(key, trustedAddress(owner), data, readAddress)

function userOf(data: Uint8Array) {
  const decoded = decode(data)
  if (decoded.outcome !== 'ok' || decoded.value.kind !== 'perp-user') throw new Error(JSON.stringify(decoded))
  return decoded.value
}

test('has 5 users, 7 perp markets and 5 spot markets as fixtures', () => {
  expect([users.length, markets.length, spotMarkets.length]).toEqual([5, 7, 5])
})

test.each(users)('reads a user of $dataLen bytes in the layout of its length', (fixture) => {
  const data = bytesOf(fixture)
  expect(data.length).toBe(Number(fixture.layout.split('@')[1]))
  expect(userOf(data).subAccountId).toBe(fixture.decoded.subAccountId)
})

test.each([0, 1, 63])('reads a user of 4,496 bytes that grew by %i bytes in the same layout', (more) => {
  const data = bytesOf(users[0]!)
  expect(userOf(Buffer.concat([data, Buffer.alloc(more, 7)]))).toEqual(userOf(data))
})

test.each([
  ['User', users[0]!, 4495, 4496],
  ['PerpMarket', markets[2]!, 1303, 1304],
  ['SpotMarket', spotMarkets[1]!, 807, 808],
] as const)('rejects a %s that is shorter than the shortest layout', (name, fixture, length, least) => {
  expect(decode(bytesOf(fixture).subarray(0, length))).toEqual({
    outcome: 'corrupt',
    reason: `${name} has ${length} bytes, not ${least}`,
  })
})

test('decodes a market of 1,304 bytes like the same market with appended fields', () => {
  const data = bytesOf(markets[2]!)
  expect(decode(data.subarray(0, 1304))).toEqual(decode(data))
})

test('counts more than 255 open orders of a position', () => {
  const position = userOf(bytesOf(users[4]!)).positions[0]
  expect(position).toMatchObject({ marketIndex: 3, openOrders: 300, lpSharesRaw: 0n })
})

test('keeps the whole 64 bits of an oracle price offset', () => {
  expect(userOf(bytesOf(users[2]!)).orders).toMatchObject([{ oraclePriceOffsetRaw: -5_000_000_000n }])
})

const positionsAt = 424
const isolatedAt = 64
const flagsAt = 79

/** Returns a user of 4,496 bytes whose only perp position is in the second slot and has these fields. */
function userWith(write: (data: Buffer, slot: number) => void): Buffer {
  const data = bytesOf(users[2]!)
  write(data, positionsAt + 80)
  return data
}

test('counts a slot with isolated collateral only as collateral, not as a position', () => {
  const before = userOf(bytesOf(users[2]!))
  const user = userOf(userWith((data, slot) => data.writeBigUInt64LE(25_000_000_000n, slot + isolatedAt)))
  expect(user.positions).toEqual([])
  expect(user.spotPositions).toEqual([
    { ...before.spotPositions[0], scaledBalanceRaw: 1_525_000_000_000n },
    before.spotPositions[1],
  ])
})

test('counts isolated collateral of a user without a deposit in the quote market', () => {
  const user = userOf(
    userWith((data, slot) => {
      data.fill(0, 104, 144)
      data.writeBigUInt64LE(5n, slot + isolatedAt)
    }),
  )
  expect(user.spotPositions[0]).toEqual({
    ...{ marketIndex: 0, scaledBalanceRaw: 5n, balanceType: 'deposit', openOrders: 0 },
  })
})

test('rejects collateral and numbers of orders that no account can have', () => {
  const rich = userWith((data, slot) => data.writeBigUInt64LE(2n ** 64n - 1n, slot + isolatedAt))
  expect(decode(rich)).toEqual({
    outcome: 'corrupt',
    reason: 'a balance with isolated collateral is out of range',
  })
  const crowded = bytesOf(users[4]!)
  crowded.writeUInt16LE(32_768, positionsAt + 3 * 88 + 78)
  expect(decode(crowded)).toEqual({ outcome: 'corrupt', reason: 'a position has 32768 open orders' })
})

test('leaves a debt in the quote market as it is', () => {
  const user = userOf(
    userWith((data, slot) => {
      data[104 + 34] = 1
      data.writeBigUInt64LE(5n, slot + isolatedAt)
    }),
  )
  expect(user.spotPositions[0]).toMatchObject({ scaledBalanceRaw: 1_500_000_000_000n, balanceType: 'borrow' })
})

test.each([
  ['open bids', (data: Buffer, slot: number) => data.writeBigInt64LE(1n, slot + 40)],
  ['open asks', (data: Buffer, slot: number) => data.writeBigInt64LE(-1n, slot + 48)],
  ['a liquidation in progress', (data: Buffer, slot: number) => data.writeUInt8(3, slot + flagsAt)],
] as const)('lists a position with %s only', (_, write) => {
  expect(userOf(userWith(write)).positions.length).toBe(1)
})

test('does not list a position that is only marked as isolated', () => {
  expect(userOf(userWith((data, slot) => data.writeUInt8(1, slot + flagsAt))).positions).toEqual([])
})

test('rejects a market whose AMM does not hold the sum of longs and shorts', () => {
  const data = bytesOf(markets[0]!)
  data.writeBigInt64LE(data.readBigInt64LE(1064) + 1n, 1064)
  expect(decode(data)).toEqual({ outcome: 'corrupt', reason: 'base of the AMM is not longs + shorts' })
})

test('reads the statuses of the venue, and rejects a number that it does not have', () => {
  const words = markets.map((fixture) => {
    const decoded = decode(bytesOf(fixture))
    if (decoded.outcome !== 'ok' || decoded.value.kind !== 'perp-market') throw new Error(decoded.outcome)
    return perpStatusWord(perpVenueFacts.velocity.statuses, decoded.value.status)
  })
  expect(words.slice(0, 6)).toEqual(['Active', 'ReduceOnly', 'Active', 'Settlement', 'Active', 'Delisted'])
  const data = bytesOf(markets[0]!)
  data[642] = 5
  expect(decode(data)).toEqual({ outcome: 'corrupt', reason: 'market status is 5' })
})

test('ignores other accounts of the program, and reports an unknown type', () => {
  expect(others.map(({ kind }) => kind)).toEqual([
    'account:UserStats',
    'account:State',
    'account:PythLazerOracle',
  ])
  for (const account of others) expect(decode(bytesOf(account))).toEqual({ outcome: 'notMine' })
  expect(decode(Buffer.alloc(200, 3))).toEqual({
    outcome: 'corrupt',
    reason: 'unknown account type 0303030303030303',
  })
  for (const discriminator of velocityLayout.otherAccounts!.keys())
    expect(decode(Buffer.from(discriminator, 'hex'))).toEqual({ outcome: 'notMine' })
})

test('reads the price of its Lazer oracle', () => {
  const oracle = others.find(({ kind }) => kind === 'account:PythLazerOracle')
  const price = readOraclePrice(bytesOf(oracle!))
  expect(price?.priceUsd).toBeCloseTo(84.03062, 8)
  expect(price?.publishedAt).toBe(1_788_000_000)
})

test('ignores accounts with the same discriminators that belong to Drift', () => {
  for (const fixture of [...users, ...markets, ...spotMarkets])
    expect(decode(bytesOf(fixture), 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH')).toEqual({
      outcome: 'notMine',
    })
})
