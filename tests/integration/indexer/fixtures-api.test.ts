import { afterAll, beforeAll, expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { type FixtureChain, fixture, type Json, openFixtureChain } from '../../helpers/nodes/fixture-chain'
import { openWeb, type WebTest } from '../../helpers/web/web-context'

/**
 * Tests the whole product on real bytes: node, indexer, store, queries and API. The oracle in each fixture
 * contains the expected fields that depend on the accounts alone. Other expected fields are computed here
 * independently or by hand.
 */
let chain: FixtureChain
let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  chain = await openFixtureChain()
  web = await openWeb({ database: chain.database, onEnd: (end) => ends.push(end) })
})
afterAll(async () => {
  for (const end of ends) await end()
  await chain.stop()
})

async function rowsOf(path: string): Promise<Json[]> {
  const response = await web.get(path)
  expect(response.status).toBe(200)
  const { content, totalElements }: Json = await response.json()
  expect(content).toHaveLength(totalElements)
  return content
}

/**
 * Returns an amount and its raw amount under the names that the API uses. If there is no fixture of the mint,
 * its decimals are unknown, and so is the amount.
 */
function amount(name: string, raw: string, decimals?: number): Json {
  return { [name]: decimals === undefined ? null : Number(raw) / 10 ** decimals, [`${name}Raw`]: raw }
}

/**
 * Returns the fields of an order's two tokens. Names and prices are unknown. USDC has decimals from its real
 * mint account; the decimals of other mints are unknown.
 */
function pair({ inputMint, outputMint }: Json): Json {
  return {
    ...side('input', inputMint),
    ...side('output', outputMint),
    inputMintPrice: null,
    outputMintPrice: null,
    amountUsd: null,
    amountUsdAt: null,
    slot: expect.any(Number),
  }
}

function side(name: string, mint: string): Json {
  return {
    [`${name}Mint`]: mint,
    [`${name}TokenSymbol`]: null,
    [`${name}TokenName`]: null,
    [`${name}TokenImage`]: null,
    [`${name}TokenVerified`]: false,
    [`${name}TokenDecimals`]: mint === mints.USDC ? 6 : null,
  }
}

test('/api/dca/all matches the oracle of the real account', async () => {
  const { pubkey, decoded } = fixture(
    'jupiter-dca/account_Dca_hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX.json',
  )
  expect(await rowsOf('/api/dca/all?filter=active')).toEqual([
    {
      publicKey: pubkey,
      userPublicKey: decoded.user,
      ...pair(decoded),
      ...amount('amount', decoded.inDeposited),
      ...amount('inDeposited', decoded.inDeposited),
      ...amount('inWithdrawn', decoded.inWithdrawn),
      ...amount('outWithdrawn', decoded.outWithdrawn),
      ...amount('inUsed', decoded.inUsed),
      ...amount('outReceived', decoded.outReceived),
      ...amount('inAmountPerCycle', decoded.inAmountPerCycle),
      ...amount('nextCycleAmountLeft', decoded.nextCycleAmountLeft),
      ...amount('minOutAmount', decoded.minOutAmount),
      ...amount('maxOutAmount', decoded.maxOutAmount),
      ...amount('keeperInBalanceBeforeBorrow', decoded.keeperInBalanceBeforeBorrow),
      ...amount('dcaOutBalanceBeforeSwap', decoded.dcaOutBalanceBeforeSwap),
      createdAt: Number(decoded.createdAt),
      nextCycleAt: Number(decoded.nextCycleAt),
      cycleFrequency: Number(decoded.cycleFrequency),
      idx: decoded.idx,
      bump: decoded.bump,
      // The order has used nothing yet. It counts as a buy, because neither token is a quote token. No price
      // is known.
      progress: 0,
      buy: true,
      usdSpentPerMinute: null,
      status: 'open',
      closedAt: null,
    },
  ])
})

test('/api/limit/all matches the oracle of the real account of version 2', async () => {
  const { pubkey, decoded } = fixture('jupiter-limit/account_Order_v2_a.json')
  const found = await rowsOf('/api/limit/all?filter=historical')
  expect(found.filter((row) => row.protocol === 'jupiter-limit' && row.publicKey === pubkey)).toEqual([
    {
      ...limitOf(decoded),
      publicKey: pubkey,
      protocol: 'jupiter-limit',
      ...amount('takingAmount', decoded.takingAmount, 6),
      ...amount('oriTakingAmount', decoded.oriTakingAmount, 6),
      createdAt: Number(decoded.createdAt),
      // The order has sold nothing yet. It is a sell, because it sells for USDC.
      progress: 0,
      cancelled: false,
      status: 'open',
    },
  ])
})

test('/api/limit/all matches the oracles of the accounts of version 1', async () => {
  const oracles: Json[] = fixture('jupiter-limit/SYNTHETIC_account_Order_v1.json')
  const found = (await rowsOf('/api/limit/all?filter=historical&size=250')).filter(
    (row) => row.protocol === 'jupiter-limit-v1',
  )
  const expected = oracles.map(({ decoded }) => ({
    ...limitOf(decoded),
    publicKey: expect.any(String),
    protocol: 'jupiter-limit-v1',
    ...amount('takingAmount', decoded.takingAmount, 6),
    ...amount('oriTakingAmount', decoded.oriTakingAmount, 6),
    // Accounts of version 1 have no opening time.
    createdAt: null,
    // The order has 1.5 of 2 SOL left. It has expired, in February 2026.
    progress: 25,
    cancelled: decoded.expiredAt !== null,
    status: decoded.expiredAt === null ? 'open' : 'expired',
  }))
  const byExpiry = (rows: Json[]) => rows.toSorted((a, b) => (a.expiredAt ?? 0) - (b.expiredAt ?? 0))
  expect(byExpiry(found)).toEqual(byExpiry(expected))
  expect(new Set(found.map((row) => row.publicKey)).size).toBe(oracles.length)
})

/** Fields that accounts of both versions have. All orders of the fixtures sell for USDC. */
function limitOf(decoded: Json): Json {
  return {
    ...pair(decoded),
    maker: decoded.maker,
    ...amount('amount', decoded.oriMakingAmount),
    ...amount('makingAmount', decoded.makingAmount),
    ...amount('oriMakingAmount', decoded.oriMakingAmount),
    expiredAt: decoded.expiredAt === null ? null : Number(decoded.expiredAt),
    limitPriceUsd: null,
    buy: false,
    closedAt: null,
  }
}

test('/api/kamino/orders/all matches the oracles', async () => {
  const oracles: Json[] = fixture('kamino-limo/SYNTHETIC_account_Order.json').map(
    ({ decoded }: Json) => decoded,
  )
  const found = await rowsOf('/api/kamino/orders/all?filter=historical')
  const expected = oracles.map((decoded) => {
    const filled = decoded.remainingInputAmount === '0'
    return {
      ...pair(decoded),
      publicKey: expect.any(String),
      maker: decoded.maker,
      ...amount('amount', decoded.initialInputAmount, 6),
      ...amount('initialInputAmount', decoded.initialInputAmount, 6),
      ...amount('remainingInputAmount', decoded.remainingInputAmount, 6),
      ...amount('filledOutputAmount', decoded.filledOutputAmount),
      ...amount('expectedOutputAmount', decoded.expectedOutputAmount),
      initialInputAmountNotional: null,
      limitPriceUsd: null,
      numberOfFills: Number(decoded.numberOfFills),
      lastUpdatedTimestamp: Number(decoded.lastUpdatedTimestamp),
      // The account has no opening time. Each order of the fixtures buys SOL with USDC, and is either
      // unfilled or completely filled.
      createdAt: null,
      progress: filled ? 100 : 0,
      buy: true,
      cancelled: false,
      status: filled ? 'completed' : 'open',
      closedAt: filled ? expect.any(Number) : null,
    }
  })
  const byUpdate = (rows: Json[]) => rows.toSorted((a, b) => a.lastUpdatedTimestamp - b.lastUpdatedTimestamp)
  expect(byUpdate(found)).toEqual(byUpdate(expected))
  expect(new Set(found.map((row) => row.publicKey)).size).toBe(oracles.length)
})

test('/api/drift/markets matches the oracles of the newest snapshots', async () => {
  const oracles: Json[] = fixture('drift/accounts_PerpMarket.json')
  const newest = new Map<string, Json>()
  const updated = ({ decoded }: Json) => Number(decoded.amm.lastUpdateSlot)
  for (const oracle of oracles.toSorted((a, b) => updated(a) - updated(b))) newest.set(oracle.pubkey, oracle)
  const found = await rowsOf('/api/drift/markets?filter=all')
  const byIndex = (rows: Json[]) => rows.toSorted((a, b) => a.marketIndex - b.marketIndex)
  const expected = [...newest.values()].map(marketOf)
  expect(byIndex(found)).toEqual(byIndex(expected))
  const listed = byIndex(expected).filter(({ status }) => status !== 7)
  expect(listed.length).toBe(expected.length - 1)
  expect(byIndex(await rowsOf('/api/drift/markets'))).toEqual(listed)
})

/** Numbers of Drift's `MarketStatus` that occur in the fixtures. */
const statusNumbers: Readonly<Record<string, number>> = { active: 1, fundingPaused: 2, settlement: 7 }
const statusWords: Readonly<Record<number, string>> = { 1: 'Active', 2: 'FundingPaused', 7: 'Settlement' }

function marketOf({ pubkey, decoded: { amm, ...market } }: Json): Json {
  const [long, short] = [Number(amm.baseAssetAmountLong), -Number(amm.baseAssetAmountShort)]
  const base = Math.max(long, short) / 1e9
  const price = Number(amm.historicalOracleData.lastOraclePrice) / 1e6
  const status = statusNumbers[Object.keys(market.status)[0] ?? ''] ?? Number.NaN
  const [fundedAt, period] = [Number(amm.lastFundingRateTs), Number(amm.fundingPeriod)]
  return {
    publicKey: pubkey,
    name: market.name,
    baseAssetSymbol: market.name.replace(/-PERP$/, ''),
    marketIndex: market.marketIndex,
    status,
    statusName: statusWords[status],
    isActive: status === 1,
    isListed: status !== 7,
    openInterest: near(base),
    openInterestUsd: near(base * price),
    longInterest: near(long / 1e9),
    shortInterest: near(short / 1e9),
    lastOraclePrice: near(price),
    lastOraclePriceTime: Number(amm.historicalOracleData.lastOraclePriceTwapTs),
    lastOracleValid: amm.lastOracleValid,
    lastFundingRate: near(fundingBasisPoints(amm)),
    avgFundingRate24Hour: near(dayFundingBasisPoints(amm)),
    lastFundingTime: fundedAt,
    nextFundingTime: fundedAt === 0 ? null : fundedAt - (fundedAt % period) + period,
    priceChange24Hour: null,
    priceChange24HourAt: null,
    recentVolume: 0, // all trades are more than a day old
    longShortRatio: long === 0 || short === 0 ? null : near(long / short),
    slot: expect.any(Number), // the slot in which this test read the account
  }
}

/**
 * Returns the funding rate of a market in basis points per hour. It is quote per base (1e9) divided by the
 * average price (1e6), per funding period. Accounts of older markets lack the average price at which the rate
 * was set.
 */
function fundingBasisPoints(amm: Json): number {
  const setAt = Number(amm.lastFundingOracleTwap)
  const twap = (setAt > 0 ? setAt : Number(amm.historicalOracleData.lastOraclePriceTwap)) / 1e6
  return (Number(amm.lastFundingRate) / 1e9 / twap) * 10_000 * (3_600 / Number(amm.fundingPeriod))
}

/**
 * Returns the program's 24-hour average of the funding rate, in basis points per hour. It is divided by the
 * current average price.
 */
function dayFundingBasisPoints(amm: Json): number {
  const twap = Number(amm.historicalOracleData.lastOraclePriceTwap) / 1e6
  return (Number(amm.last24HAvgFundingRate) / 1e9 / twap) * 10_000 * (3_600 / Number(amm.fundingPeriod))
}

/** Matches a number up to the rounding errors of a double. */
function near(number: number): Json {
  return number === 0 ? 0 : expect.closeTo(number, 12 - Math.ceil(Math.log10(Math.abs(number))))
}
