import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import type { PerpMarketState, PerpUserState } from '~/domain/perp'
import { lastUnixSeconds } from '~/domain/time'
import { readAddress } from '~/solana/address-reader'
import { decodeAccount } from './decode'
import { encodeAccount } from './encode'
import { driftProgramId, orderLayout, perpMarketLayout, userLayout } from './layout'

// The oracles are the JSON of Anchor's coder: 64-bit and wider numbers are decimal texts, enums are `{ variant: {} }`.
type Decimal = string
type Variant = Readonly<Record<string, object>>

interface UserFixture {
  readonly pubkey: string
  readonly data: string
  readonly decodedNonEmpty: {
    readonly authority: string
    readonly name: string
    readonly subAccountId: number
    readonly status: number
    readonly nextOrderId: number
    readonly hasOpenOrder: boolean
    readonly lastActiveSlot: Decimal
    readonly settledPerpPnl: Decimal
    readonly cumulativePerpFunding: Decimal
    readonly totalDeposits: Decimal
    readonly totalWithdraws: Decimal
    readonly perpPositions: readonly PerpPositionOracle[]
    readonly orders: readonly OrderOracle[]
    readonly spotPositions: readonly SpotPositionOracle[]
  }
}

type PerpPositionOracle = { readonly marketIndex: number; readonly openOrders: number } & Readonly<
  Record<
    | 'baseAssetAmount'
    | 'quoteAssetAmount'
    | 'quoteEntryAmount'
    | 'quoteBreakEvenAmount'
    | 'settledPnl'
    | 'lastCumulativeFundingRate'
    | 'lpShares',
    Decimal
  >
>

type OrderOracle = Readonly<Record<'orderId' | 'marketIndex' | 'oraclePriceOffset', number>> &
  Readonly<Record<'marketType' | 'orderType' | 'direction' | 'triggerCondition' | 'status', Variant>> &
  Readonly<Record<'reduceOnly' | 'postOnly' | 'immediateOrCancel', boolean>> &
  Readonly<
    Record<
      | 'price'
      | 'baseAssetAmount'
      | 'baseAssetAmountFilled'
      | 'quoteAssetAmountFilled'
      | 'triggerPrice'
      | 'maxTs'
      | 'slot',
      Decimal
    >
  >

interface SpotPositionOracle {
  readonly marketIndex: number
  readonly scaledBalance: Decimal
  readonly balanceType: Variant
  readonly openOrders: number
}

interface MarketFixture {
  readonly name: string
  readonly pubkey: string
  readonly data: string
  readonly decoded: {
    readonly name: string
    readonly marketIndex: number
    readonly status: Variant
    readonly contractType: Variant
    readonly contractTier: Variant
    readonly pausedOperations: number
    readonly marginRatioInitial: number
    readonly marginRatioMaintenance: number
    readonly numberOfUsers: number
    readonly numberOfUsersWithBase: number
    readonly lastFillPrice: Decimal
    readonly expiryTs: Decimal
    readonly expiryPrice: Decimal
    readonly amm: Readonly<Record<string, Decimal>> & {
      readonly historicalOracleData: Readonly<Record<'lastOraclePrice' | 'lastOraclePriceTwap', Decimal>>
    }
  }
}

const users: readonly UserFixture[] = readFixture('accounts_User.json')
const markets: readonly MarketFixture[] = readFixture('accounts_PerpMarket.json')

function readFixture(name: string) {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))
}
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

const variantsOf = {
  status: [
    'initialized',
    'active',
    'fundingPaused',
    'ammPaused',
    'fillPaused',
    'withdrawPaused',
    'reduceOnly',
    'settlement',
    'delisted',
  ],
  contractType: ['perpetual', 'future', 'prediction'],
  contractTier: ['a', 'b', 'c', 'speculative', 'highlySpeculative', 'isolated'],
  orderType: ['market', 'limit', 'triggerMarket', 'triggerLimit', 'oracle'],
  triggerCondition: ['above', 'below', 'triggeredAbove', 'triggeredBelow'],
}

function variant(names: readonly string[], oracle: Variant): number {
  const [name = ''] = Object.keys(oracle)
  return names.indexOf(name)
}

test('there are 70 real users and 12 real markets', () => {
  expect([users.length, markets.length]).toEqual([70, 12])
})

test.each(users)('user $pubkey decodes to its oracle', (fixture) => {
  const oracle = fixture.decodedNonEmpty
  const user = userOf(fixture)
  expect({ ...user, positions: [], orders: [], spotPositions: [], idle: false }).toEqual({
    kind: 'perp-user',
    key: fixture.pubkey,
    authority: oracle.authority,
    subAccountId: oracle.subAccountId,
    name: oracle.name,
    status: oracle.status,
    totalDepositsQuoteRaw: BigInt(oracle.totalDeposits),
    totalWithdrawsQuoteRaw: BigInt(oracle.totalWithdraws),
    settledPerpPnlQuoteRaw: BigInt(oracle.settledPerpPnl),
    cumulativePerpFundingQuoteRaw: BigInt(oracle.cumulativePerpFunding),
    lastActiveSlot: BigInt(oracle.lastActiveSlot),
    nextOrderId: oracle.nextOrderId,
    idle: false,
    hasOpenOrder: oracle.hasOpenOrder,
    positions: [],
    orders: [],
    spotPositions: [],
  })
  expect(user.positions).toEqual(oracle.perpPositions.map(perpPositionOf))
  expect(user.orders).toEqual(oracle.orders.filter((order) => 'open' in order.status).map(orderOf))
  expect(user.spotPositions).toEqual(oracle.spotPositions.map(spotPositionOf))
})

function perpPositionOf(oracle: PerpPositionOracle) {
  return {
    marketIndex: oracle.marketIndex,
    baseRaw: BigInt(oracle.baseAssetAmount),
    quoteRaw: BigInt(oracle.quoteAssetAmount),
    quoteEntryRaw: BigInt(oracle.quoteEntryAmount),
    quoteBreakEvenRaw: BigInt(oracle.quoteBreakEvenAmount),
    settledPnlQuoteRaw: BigInt(oracle.settledPnl),
    lastCumulativeFundingRaw: BigInt(oracle.lastCumulativeFundingRate),
    lpSharesRaw: BigInt(oracle.lpShares),
    openOrders: oracle.openOrders,
  }
}

function orderOf(oracle: OrderOracle) {
  return {
    orderId: oracle.orderId,
    marketIndex: oracle.marketIndex,
    marketType: 'spot' in oracle.marketType ? 'spot' : 'perp',
    orderType: variant(variantsOf.orderType, oracle.orderType),
    direction: 'long' in oracle.direction ? 'long' : 'short',
    priceRaw: BigInt(oracle.price),
    baseRaw: BigInt(oracle.baseAssetAmount),
    baseFilledRaw: BigInt(oracle.baseAssetAmountFilled),
    quoteFilledRaw: BigInt(oracle.quoteAssetAmountFilled),
    triggerPriceRaw: BigInt(oracle.triggerPrice),
    triggerCondition: variant(variantsOf.triggerCondition, oracle.triggerCondition),
    oraclePriceOffsetRaw: BigInt(oracle.oraclePriceOffset),
    maxAt: Number(oracle.maxTs),
    slot: BigInt(oracle.slot),
    reduceOnly: oracle.reduceOnly,
    postOnly: oracle.postOnly,
    immediateOrCancel: oracle.immediateOrCancel,
  }
}

function spotPositionOf(oracle: SpotPositionOracle) {
  return {
    marketIndex: oracle.marketIndex,
    scaledBalanceRaw: BigInt(oracle.scaledBalance),
    balanceType: 'deposit' in oracle.balanceType ? 'deposit' : 'borrow',
    openOrders: oracle.openOrders,
  }
}

test.each(markets)('market $name decodes to its oracle', (fixture) => {
  const { amm, ...oracle } = fixture.decoded
  expect(marketOf(fixture)).toEqual({
    kind: 'perp-market',
    key: fixture.pubkey,
    marketIndex: oracle.marketIndex,
    name: oracle.name,
    status: variant(variantsOf.status, oracle.status),
    contractType: variant(variantsOf.contractType, oracle.contractType),
    contractTier: variant(variantsOf.contractTier, oracle.contractTier),
    pausedOperations: oracle.pausedOperations,
    oracle: amm.oracle,
    oraclePriceRaw: BigInt(amm.historicalOracleData.lastOraclePrice),
    oracleTwapPriceRaw: BigInt(amm.historicalOracleData.lastOraclePriceTwap),
    markTwapPriceRaw: BigInt(amm.lastMarkPriceTwap!),
    longBaseRaw: BigInt(amm.baseAssetAmountLong!),
    shortBaseRaw: BigInt(amm.baseAssetAmountShort!),
    ammBaseRaw: BigInt(amm.baseAssetAmountWithAmm!),
    unsettledLpBaseRaw: BigInt(amm.baseAssetAmountWithUnsettledLp!),
    maxOpenInterestBaseRaw: BigInt(amm.maxOpenInterest!),
    lastFundingRateRaw: BigInt(amm.lastFundingRate!),
    last24hAvgFundingRateRaw: BigInt(amm.last24HAvgFundingRate!),
    lastFundingOracleTwapPriceRaw: BigInt(amm.lastFundingOracleTwap!),
    lastFundingAt: Number(amm.lastFundingRateTs),
    fundingPeriodSeconds: Number(amm.fundingPeriod),
    cumulativeFundingLongRaw: BigInt(amm.cumulativeFundingRateLong!),
    cumulativeFundingShortRaw: BigInt(amm.cumulativeFundingRateShort!),
    volume24hQuoteRaw: BigInt(amm.volume24H!),
    lastTradeAt: Number(amm.lastTradeTs),
    lastFillPriceRaw: BigInt(oracle.lastFillPrice),
    orderStepBaseRaw: BigInt(amm.orderStepSize!),
    orderTickPriceRaw: BigInt(amm.orderTickSize!),
    minOrderBaseRaw: BigInt(amm.minOrderSize!),
    marginRatioInitial: oracle.marginRatioInitial,
    marginRatioMaintenance: oracle.marginRatioMaintenance,
    numberOfUsers: oracle.numberOfUsers,
    numberOfUsersWithBase: oracle.numberOfUsersWithBase,
    expiryAt: Number(oracle.expiryTs),
    expiryPriceRaw: BigInt(oracle.expiryPrice),
  })
})

test.each(markets)('long + short − AMM − unsettled LP is zero in market $name', (fixture) => {
  const market = marketOf(fixture)
  expect(market.longBaseRaw + market.shortBaseRaw - market.ammBaseRaw - market.unsettledLpBaseRaw).toBe(0n)
})

test('what is encoded decodes to the same state', () => {
  for (const fixture of [...users, ...markets]) {
    const state = decodeFixture(fixture)
    const data = Buffer.from(encodeAccount(state)).toString('base64')
    expect(decodeFixture({ pubkey: fixture.pubkey, data })).toEqual(state)
  }
})

test('slots with filled or cancelled orders are not orders', () => {
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
] as const)('a market whose %s is %i is corrupt', (field, impossible) => {
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
] as const)('a user with an open order whose %s is %i is corrupt', (field, impossible) => {
  const withOrder = users.find((fixture) => userOf(fixture).orders.length > 0)
  const data = Buffer.from(withOrder!.data, 'base64')
  data[firstOpenOrder(data) + orderLayout[field]] = impossible
  expect(decodeAccount(key, driftProgramId, data, readAddress).outcome).toBe('corrupt')
})

test('a market with a time beyond all clocks is corrupt', () => {
  const data = Buffer.from(markets[0]!.data, 'base64')
  data.writeBigInt64LE(2n ** 60n, perpMarketLayout.lastTradeTs)
  expect(decodeAccount(key, driftProgramId, data, readAddress)).toEqual({
    outcome: 'corrupt',
    reason: 'time at byte 864 is out of range',
  })
})

test('an order that its owner made never to expire stays readable', () => {
  const withOrder = users.find((fixture) => userOf(fixture).orders.length > 0)
  const data = Buffer.from(withOrder!.data, 'base64')
  data.writeBigInt64LE(2n ** 63n - 1n, firstOpenOrder(data) + orderLayout.maxTs)
  expect(userOf({ ...withOrder!, data: data.toString('base64') }).orders[0]?.maxAt).toBe(lastUnixSeconds)
})

test('names lose their padding and NULs and survive broken UTF-8', () => {
  const data = Buffer.from(users[0]!.data, 'base64')
  const name = Buffer.concat([Buffer.from('a\0b ☃ '), Buffer.of(0xff)])
  data.fill(0x20, userLayout.name, userLayout.name + 32)
  name.copy(data, userLayout.name)
  expect(userOf({ ...users[0]!, data: data.toString('base64') }).name).toBe('ab ☃ \ufffd')
})

test('accounts of other kinds and owners are not mine', () => {
  const state = readFixture('account_State.json')
  expect(decodeAccount(key, driftProgramId, Buffer.from(state.data, 'base64'), readAddress).outcome).toBe(
    'notMine',
  )
  const velocity = trustedAddress('vELoC1audYbSYVRXn1vPaV8Axoa9oU6BYmNGZZBDZ1P')
  const data = Buffer.from(users[0]!.data, 'base64')
  expect(decodeAccount(key, velocity, data, readAddress).outcome).toBe('notMine')
})

test('a longer account than known decodes as far as it is known', () => {
  const [first] = markets
  const longer = Buffer.concat([Buffer.from(first!.data, 'base64'), Buffer.alloc(64, 7)])
  expect(marketOf({ ...first!, data: longer.toString('base64') })).toEqual(marketOf(first!))
})
