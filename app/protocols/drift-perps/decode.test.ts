import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { lastUnixSeconds } from '~/domain/base/time'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import { readAddress } from '~/solana/address/address-reader'
import { markets, spotMarkets, users } from './accounts.fixture'
import { decodeAccount } from './decode'
import { encodeAccount } from './encode'
import stateFixture from './fixtures/account_State.json'
import { driftProgramId, orderLayout, perpMarketLayout, spotMarketLayout, userLayout } from './layout'

const key = trustedAddress('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W')

function decodeFixture({ pubkey, data }: { pubkey: string; data: string }) {
  const decoded = decodeAccount(
    trustedAddress(pubkey),
    driftProgramId,
    Buffer.from(data, 'base64'),
    readAddress,
  )
  if (decoded.outcome !== 'ok') throw new Error(`${pubkey} is ${JSON.stringify(decoded)}`)
  return decoded.value
}

function userOf(fixture: { pubkey: string; data: string }): PerpUserState {
  const state = decodeFixture(fixture)
  if (state.kind !== 'perp-user') throw new Error(`${fixture.pubkey} is a ${state.kind}`)
  return state
}

function marketOf(fixture: { pubkey: string; data: string }): PerpMarketState {
  const state = decodeFixture(fixture)
  if (state.kind !== 'perp-market') throw new Error(`${fixture.pubkey} is a ${state.kind}`)
  return state
}

test('has 70 real users and 12 real markets as fixtures', () => {
  expect([users.length, markets.length]).toEqual([70, 12])
})

test.each(markets)('has a zero sum of long + short − AMM − unsettled LP in market $name', (fixture) => {
  const market = marketOf(fixture)
  expect(market.longBaseRaw + market.shortBaseRaw - market.ammBaseRaw - market.unsettledLpBaseRaw).toBe(0n)
})

test('decodes what it encoded to the same state', () => {
  for (const fixture of [...users, ...markets, ...spotMarkets]) {
    const state = decodeFixture(fixture)
    const data = Buffer.from(encodeAccount(state)).toString('base64')
    expect(decodeFixture({ pubkey: fixture.pubkey, data })).toEqual(state)
  }
})

test('omits slots with filled or cancelled orders', () => {
  const [withOrder] = users.filter((fixture) => userOf(fixture).orders.length > 0)
  if (withOrder === undefined) throw new Error('no user has an order')
  const before = userOf(withOrder).orders.length
  for (const status of [0, 2, 3]) {
    const data = Buffer.from(withOrder.data, 'base64')
    data[firstOpenOrder(data) + orderLayout.status] = status
    expect(userOf({ ...withOrder, data: data.toString('base64') }).orders.length).toBe(before - 1)
  }
})

function firstOpenOrder(data: Buffer): number {
  for (let slot = 0; slot < userLayout.orders.slots; slot++) {
    const offset = userLayout.orders.offset + slot * userLayout.orders.stride
    if (data[offset + orderLayout.status] === 1) return offset
  }
  throw new Error('no open order')
}

test.each([
  ['status', 9],
  ['contractType', 3],
  ['contractTier', 6],
] as const)('rejects a market whose %s is %i as corrupt', (field, impossible) => {
  const data = Buffer.from(markets[0]!.data, 'base64')
  data[perpMarketLayout[field]] = impossible
  expect(decodeAccount(key, driftProgramId, data, readAddress).outcome).toBe('corrupt')
})

test.each([
  ['orderType', 5],
  ['marketType', 2],
  ['direction', 2],
  ['triggerCondition', 4],
  ['status', 4],
  ['reduceOnly', 2],
] as const)('rejects a user with an open order whose %s is %i as corrupt', (field, impossible) => {
  const withOrder = users.find((fixture) => userOf(fixture).orders.length > 0)
  const data = Buffer.from(withOrder!.data, 'base64')
  data[firstOpenOrder(data) + orderLayout[field]] = impossible
  expect(decodeAccount(key, driftProgramId, data, readAddress).outcome).toBe('corrupt')
})

test('rejects a market with a time past the calendar as corrupt', () => {
  const data = Buffer.from(markets[0]!.data, 'base64')
  data.writeBigInt64LE(2n ** 60n, perpMarketLayout.lastTradeTs)
  expect(decodeAccount(key, driftProgramId, data, readAddress)).toEqual({
    outcome: 'corrupt',
    reason: 'time at byte 864 is out of range',
  })
})

test('rejects a market with an implausible number of users as corrupt', () => {
  const data = Buffer.from(markets[0]!.data, 'base64')
  data.writeUInt32LE(2 ** 31, perpMarketLayout.numberOfUsers)
  expect(decodeAccount(key, driftProgramId, data, readAddress).outcome).toBe('corrupt')
})

test('rejects two positions in one market, or two orders with one id, as corrupt', () => {
  const several = users.find((fixture) => userOf(fixture).positions.length > 1)
  const user = userOf(several!)
  const [first, second] = user.positions
  const twice = encodeAccount({
    ...user,
    positions: [first!, { ...second!, marketIndex: first!.marketIndex }],
  })
  expect(decodeAccount(key, driftProgramId, twice, readAddress)).toEqual({
    outcome: 'corrupt',
    reason: 'two positions in one market',
  })
  const [order] = users.flatMap((fixture) => userOf(fixture).orders)
  const repeated = encodeAccount({ ...user, orders: [order!, order!] })
  expect(decodeAccount(key, driftProgramId, repeated, readAddress)).toEqual({
    outcome: 'corrupt',
    reason: 'two orders with one id',
  })
})

test('rejects two balances in one spot market as corrupt', () => {
  const user = userOf(users.find((fixture) => userOf(fixture).spotPositions.length > 0)!)
  const [first] = user.spotPositions
  const twice = encodeAccount({ ...user, spotPositions: [first!, { ...first!, balanceType: 'borrow' }] })
  expect(decodeAccount(key, driftProgramId, twice, readAddress)).toEqual({
    outcome: 'corrupt',
    reason: 'two balances in one spot market',
  })
})

test('rejects a spot market with an invalid status or number of decimals as corrupt', () => {
  const outcomeWith = (offset: number, value: number) => {
    const data = Buffer.from(spotMarkets[0]!.data, 'base64')
    data[offset] = value
    return decodeAccount(key, driftProgramId, data, readAddress).outcome
  }
  expect(outcomeWith(spotMarketLayout.status, 9)).toBe('corrupt')
  expect(outcomeWith(spotMarketLayout.decimals, 20)).toBe('corrupt')
  expect(outcomeWith(spotMarketLayout.decimals, 19)).toBe('ok')
})

test('decodes an order whose owner chose to never let it expire', () => {
  const withOrder = users.find((fixture) => userOf(fixture).orders.length > 0)
  const data = Buffer.from(withOrder!.data, 'base64')
  data.writeBigInt64LE(2n ** 63n - 1n, firstOpenOrder(data) + orderLayout.maxTs)
  expect(userOf({ ...withOrder!, data: data.toString('base64') }).orders[0]?.maxAt).toBe(lastUnixSeconds)
})

test('removes padding and NULs from names and accepts broken UTF-8', () => {
  const data = Buffer.from(users[0]!.data, 'base64')
  const name = Buffer.concat([Buffer.from('a\0b ☃ '), Buffer.of(0xff)])
  data.fill(0x20, userLayout.name, userLayout.name + 32)
  name.copy(data, userLayout.name)
  expect(userOf({ ...users[0]!, data: data.toString('base64') }).name).toBe('ab ☃ \ufffd')
})

test('ignores accounts of other types and owners', () => {
  expect(
    decodeAccount(key, driftProgramId, Buffer.from(stateFixture.data, 'base64'), readAddress).outcome,
  ).toBe('notMine')
  const velocity = trustedAddress('vELoC1audYbSYVRXn1vPaV8Axoa9oU6BYmNGZZBDZ1P')
  const data = Buffer.from(users[0]!.data, 'base64')
  expect(decodeAccount(key, velocity, data, readAddress).outcome).toBe('notMine')
})
