import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PerpMarketState } from '~/domain/perp/perp'
import { mints } from '~/domain/token/mints'
import { writeBisecting } from '~/indexer/pipeline/write-bisecting'
import type { Batch, PriceWrite } from '~/store/batch/batch'
import { faultsOf, hasRows, jsonSchemaOf, operations } from '../helpers/web/api-document'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/world/states'
import { createWorldPaths } from '../helpers/world/world-paths'
import { now, seed } from './seed'

/**
 * A world with the largest and smallest numbers that accounts, events and prices can contain. Every response
 * must still be valid.
 */

const u64 = 2n ** 64n - 1n
const i64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n }
const u128 = 2n ** 128n - 1n
const i128 = { least: -(2n ** 127n), most: 2n ** 127n - 1n }

const at = now - 50

/** Decimals of the mints: zero, the usual number, the supported maximum, and an unsupported number. */
const decimals = [0, 6, 18, 19, 255]
/** Prices from the smallest to the largest valid one, USD. */
const prices = [1e-30, 1e-9, 1, 999_999_999_999.9999]
const tokens = decimals.flatMap((places) =>
  prices.map((priceUsd) => ({ mint: addressOf(`${places} ${priceUsd}`), places, priceUsd })),
)

const mintWrites = tokens.map(({ mint, places }) => ({
  state: mintState({ key: mint, decimals: places, supplyRaw: u64 }),
  slot: 100,
  at,
}))

const priceWrites = tokens.map(
  ({ mint, priceUsd }, index): PriceWrite => ({
    mint,
    priceUsd,
    at,
    source: 'price-api',
    change24hPercent: [1e308, -1e308, 5e-324, -0][index % 4],
    liquidityUsd: [1e308, 5e-324, 0][index % 3],
  }),
)

const dcaWrites = tokens.map(({ mint }) => ({
  state: dcaState({
    key: addressOf(`dca ${mint}`),
    inputMint: mint,
    inDepositedRaw: u64,
    inUsedRaw: u64 - 1n,
    outReceivedRaw: u64,
    inAmountPerCycleRaw: u64,
    cycleFrequencySeconds: 1,
    createdAt: at,
  }),
  slot: 100,
  at,
}))

const limitWrites = tokens.flatMap(({ mint }) =>
  (['jupiter-limit', 'kamino-limit'] as const).flatMap((protocol) =>
    [
      { initialInputRaw: u64, remainingInputRaw: u64 - 1n, expectedOutputRaw: 1n },
      { initialInputRaw: 1n, remainingInputRaw: 1n, expectedOutputRaw: u64 },
      { initialInputRaw: 0n, remainingInputRaw: 0n, expectedOutputRaw: 0n },
    ].map((amounts, index) => ({
      state: limitState({
        protocol,
        key: addressOf(`${protocol[0]} ${index} ${mint}`),
        inputMint: index === 0 ? mint : mints.USDC,
        outputMint: index === 0 ? mints.USDC : mint,
        createdAt: at,
        numberOfFills: protocol === 'kamino-limit' ? 2 ** 32 : undefined,
        ...amounts,
      }),
      slot: 100,
      at,
    })),
  ),
)

/** Returns a market in which every number has an extreme value. */
function extremeMarket(marketIndex: number, over: Partial<PerpMarketState>): PerpMarketState {
  return perpMarketState({
    key: addressOf(`market ${marketIndex}`),
    marketIndex,
    name: `M${marketIndex}`,
    ...over,
  })
}

const markets = [
  extremeMarket(5, {
    oraclePriceRaw: i64.most,
    oracleTwapPriceRaw: 1n,
    markTwapPriceRaw: u64,
    longBaseRaw: i128.most,
    shortBaseRaw: i128.least,
    ammBaseRaw: i128.least,
    unsettledLpBaseRaw: i128.most,
    maxOpenInterestBaseRaw: u128,
    lastFundingRateRaw: i64.most,
    last24hAvgFundingRateRaw: i64.least,
    lastFundingOracleTwapPriceRaw: 1n,
    cumulativeFundingLongRaw: i128.most,
    cumulativeFundingShortRaw: i128.least,
    volume24hQuoteRaw: u64,
    lastFillPriceRaw: u64,
  }),
  extremeMarket(6, {
    oraclePriceRaw: i64.least,
    oracleTwapPriceRaw: i64.least,
    markTwapPriceRaw: 0n,
    longBaseRaw: 0n,
    shortBaseRaw: 0n,
    lastFundingRateRaw: i64.least,
    last24hAvgFundingRateRaw: i64.most,
    lastFundingOracleTwapPriceRaw: i64.least,
    fundingPeriodSeconds: 0,
    orderStepBaseRaw: 0n,
    orderTickPriceRaw: 0n,
  }),
]

const position = (marketIndex: number, baseRaw: bigint, rest: bigint) => ({
  ...positionOf(marketIndex, baseRaw),
  quoteRaw: rest,
  quoteEntryRaw: rest,
  quoteBreakEvenRaw: rest,
  settledPnlQuoteRaw: rest,
  lastCumulativeFundingRaw: rest,
})

const order = (orderId: number, marketIndex: number, amount: bigint) => ({
  ...perpOrderOf(orderId, marketIndex),
  priceRaw: amount,
  baseRaw: amount,
  baseFilledRaw: amount,
  quoteFilledRaw: amount,
  triggerPriceRaw: amount,
})

const users = [i64.least, i64.most, -1n, 1n].map((edge, index) =>
  perpUserState({
    key: addressOf(`extreme user ${index}`),
    authority: addressOf(`extreme wallet ${index}`),
    totalDepositsQuoteRaw: u64,
    totalWithdrawsQuoteRaw: u64,
    settledPerpPnlQuoteRaw: edge,
    cumulativePerpFundingQuoteRaw: edge,
    positions: [position(5, edge, edge), position(6, edge, -edge - 1n), position(0, edge, 0n)],
    orders: [order(1, 5, u64), order(2, 6, u64), order(3, 0, 0n)],
    spotPositions: [spotPositionOf(5, u64), spotPositionOf(0, u64, 'borrow')],
  }),
)

const fills = tokens.flatMap(({ mint }, index) => [
  filledEvent({
    signature: signatureOf(`fill ${index}`),
    order: addressOf(`j 0 ${mint}`),
    inputRaw: 1n,
    outputRaw: u64,
    remainingInputRaw: u64 - 2n,
    slot: 110 + index,
    at: now - 30,
  }),
])

const perpFills = [u64, 1n, 0n].flatMap((amount, index) =>
  [0, 5, 6].map((marketIndex) =>
    perpFilledEvent({
      signature: signatureOf(`perp ${index} ${marketIndex}`),
      marketIndex,
      fillRecordId: i64.most - BigInt(index),
      baseRaw: amount,
      quoteRaw: u64 - amount,
      takerFeeQuoteRaw: u64,
      makerFeeQuoteRaw: i64.least,
      oraclePriceRaw: i64.most,
      at: now - 20,
    }),
  ),
)

let web: WebTest
const refused: string[] = []
let pathIn: ReturnType<typeof createWorldPaths>
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await seed(web.writer)
  const spotMarket = spotMarketState({
    key: addressOf('extreme pool'),
    marketIndex: 5,
    mint: addressOf('0 1'),
    decimals: 0,
    oraclePriceRaw: i64.most,
    depositBalanceRaw: u128,
    borrowBalanceRaw: u128,
    cumulativeDepositInterestRaw: u128,
    cumulativeBorrowInterestRaw: u128,
  })
  const states = [...markets, spotMarket, ...users]
  await write({ accounts: mintWrites, prices: priceWrites })
  await write({ accounts: [...dcaWrites, ...limitWrites] })
  await write({ accounts: states.map((state) => ({ state, slot: 100, at })) })
  await write({ events: [...fills, ...perpFills] })
  pathIn = createWorldPaths(web.get)
})
afterAll(() => Promise.all(ends.map((end) => end())))

/**
 * Writes a batch as the indexer does: rows that the store refuses are quarantined, and all others are stored.
 */
function write(parts: Partial<Batch>): Promise<void> {
  return writeBisecting(web.writer, batchOf(parts), (reason) => refused.push(reason))
}

const answering = operations.filter((operation) => jsonSchemaOf(operation) !== undefined)

test('quarantines only values that a program’s account cannot contain, one item at a time', () => {
  const reason = `The database rejects the batch: value "${u64}" is out of range for type bigint`
  expect(refused).toEqual([reason, reason, reason])
})

test('stores the extreme values of this test', async () => {
  const { rows } = await web.pool.query(
    `select (select max(supply_raw) from token) as supply, (select max(price_usd) from token) as most,
      (select min(price_usd) from token) as least, (select max(in_deposited_raw) from dca_order) as deposited,
      (select min(short_base_raw) from perp_market) as short, (select min(base_raw) from perp_position) as base`,
  )
  expect(rows).toEqual([
    {
      supply: u64.toString(),
      most: 999_999_999_999.9999,
      least: 1e-30,
      deposited: u64.toString(),
      short: i128.least.toString(),
      base: i64.least.toString(),
    },
  ])
})

test.each(answering)('$operationId returns such numbers in every format', async (operation) => {
  const path = await pathIn(operation)
  const join = path.includes('?') ? '&' : '?'
  const sizes = operation.parameters.flatMap(({ name, schema }) =>
    name === 'size' ? [`size=${schema.maximum}`] : [],
  )
  const sorts = operation.parameters.find(({ name }) => name === 'sortField')?.schema.enum ?? []
  for (const query of ['', ...sorts.map((field) => `sortField=${field}`)]) {
    const address = path + join + [...sizes, query].join('&')
    const response = await web.get(address)
    const text = await response.text()
    expect([address, response.status, response.ok ? '' : text]).toEqual([address, 200, ''])
    if (!response.headers.get('content-type')?.startsWith('application/json')) continue
    expect([address, faultsOf(jsonSchemaOf(operation)!, JSON.parse(text))]).toEqual([address, []])
  }
  if (!hasRows(operation)) return
  for (const form of ['csv', 'ndjson', 'csv&numbers=string', 'ndjson&numbers=string']) {
    const response = await web.get(`${path}${join}${[...sizes, `format=${form}`].join('&')}`)
    const text = await response.text()
    expect([form, response.status, /\b(?:NaN|Infinity|undefined)\b/.exec(text)?.[0]]).toEqual([
      form,
      200,
      undefined,
    ])
    if (form.startsWith('ndjson')) for (const line of text.trimEnd().split('\n')) JSON.parse(line || 'null')
  }
})
