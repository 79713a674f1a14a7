import { expect } from 'vitest'
import { mints } from '~/domain/token/mints'
import type { AccountWrite } from '~/store/batch/batch'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/world/states'
import { driftUser as ana, driftWallet as anasWallet, stranger as bob } from './seed'

/**
 * A venue whose numbers can all be computed by hand: SOL at $200, BTC at $50,000, an empty market, and one in
 * settlement.
 */

/** Current time in the tests: twenty minutes past an hour. */
export const now = 1_700_000_400
const sol = 1_000_000_000n
const usd = 1_000_000n

const account = (state: AccountWrite['state']): AccountWrite => ({ state, slot: 300, at: now - 10 })

const empty = {
  longBaseRaw: 0n,
  shortBaseRaw: 0n,
  volume24hQuoteRaw: 0n,
  lastFundingRateRaw: 0n,
  lastFundingOracleTwapPriceRaw: 0n,
  oracleTwapPriceRaw: 0n,
  last24hAvgFundingRateRaw: 0n,
  lastFundingAt: 0,
}

const markets = [
  perpMarketState({
    oraclePriceRaw: 200n * usd,
    longBaseRaw: 300n * sol,
    shortBaseRaw: -200n * sol,
    // Longs pay 0.02 USD per hour and SOL. At an average price of $200 this is a hundredth of a percent, 1
    // basis point.
    lastFundingRateRaw: 20_000_000n,
    lastFundingOracleTwapPriceRaw: 200n * usd,
    lastFundingAt: now - 1_100,
    volume24hQuoteRaw: 86_400n * usd,
    lastTradeAt: now - 14_400,
  }),
  perpMarketState({
    key: addressOf('BTC-PERP'),
    marketIndex: 1,
    name: 'BTC-PERP',
    oraclePriceRaw: 50_000n * usd,
    longBaseRaw: sol,
    shortBaseRaw: -2n * sol,
    lastFundingRateRaw: -15_000_000_000n, // −15 USD per hour; −3 basis points at $50,000
    lastFundingOracleTwapPriceRaw: 50_000n * usd,
    volume24hQuoteRaw: 0n,
  }),
  perpMarketState({
    ...empty,
    key: addressOf('NEW-PERP'),
    marketIndex: 2,
    name: 'NEW-PERP',
    oraclePriceRaw: 0n,
    status: 0,
  }),
  perpMarketState({
    key: addressOf('OLD-PERP'),
    marketIndex: 3,
    name: 'OLD-PERP',
    status: 7,
    oraclePriceRaw: 9n * usd,
  }),
].map(account)

/**
 * One scaled unit of a deposit is worth $1.01 of USDC or 1.05 SOL. One scaled unit of a borrow is $1.02 of
 * USDC or 1.1 SOL. The price of NEW is unknown.
 */
const pools = [
  spotMarketState({ cumulativeBorrowInterestRaw: 10_200_000_000n }),
  spotMarketState({
    key: addressOf('SOL pool'),
    marketIndex: 1,
    name: 'SOL',
    mint: mints.wSOL,
    decimals: 9,
    oraclePriceRaw: 200n * usd,
    cumulativeDepositInterestRaw: 10_500_000_000n,
    cumulativeBorrowInterestRaw: 11_000_000_000n,
  }),
  spotMarketState({
    key: addressOf('NEW pool'),
    marketIndex: 2,
    name: 'NEW',
    mint: addressOf('NEW mint'),
    decimals: 0,
    oraclePriceRaw: 0n,
  }),
].map(account)

const order = (id: number, over: Partial<ReturnType<typeof perpOrderOf>>) => ({
  ...perpOrderOf(id, 0),
  ...over,
})
const users = [
  perpUserState({
    key: ana,
    authority: anasWallet,
    settledPerpPnlQuoteRaw: 12_345_678n,
    spotPositions: [
      spotPositionOf(0, 1_000_000_000_000n),
      spotPositionOf(1, 3n * sol, 'borrow'),
      spotPositionOf(2, 100n * sol),
      spotPositionOf(9, sol), // no account of this market is indexed
    ],
    positions: [
      // A position of 3 SOL bought for $540 plus $9 of fees: the entry price is $180, the break-even price
      // $183, the value $600.
      {
        ...positionOf(0, 3n * sol),
        quoteRaw: -549n * usd,
        quoteEntryRaw: -540n * usd,
        quoteBreakEvenRaw: -549n * usd,
        settledPnlQuoteRaw: -7n * usd,
        lastCumulativeFundingRaw: 1_000n,
      },
      positionOf(3, 500n * sol),
    ],
    orders: [
      order(7, {
        priceRaw: 180n * usd,
        baseRaw: 2n * sol,
        baseFilledRaw: sol / 2n,
        quoteFilledRaw: 90n * usd,
      }),
      order(8, {
        priceRaw: 0n,
        oraclePriceOffsetRaw: -5n * usd,
        direction: 'short',
        baseRaw: 4n * sol,
        slot: 91n,
      }),
      order(9, { priceRaw: 0n, orderType: 2, triggerPriceRaw: 150n * usd, triggerCondition: 1, slot: 92n }),
      order(10, { maxAt: now - 1 }),
      order(11, { marketType: 'spot' }),
    ],
  }),
  perpUserState({
    key: bob,
    authority: addressOf('wallet of bob'),
    status: 5,
    spotPositions: [spotPositionOf(0, 1n, 'borrow'), spotPositionOf(1, 40n * sol)],
    positions: [positionOf(0, -sol), positionOf(1, sol / 10n)],
    orders: [],
  }),
  perpUserState({
    key: addressOf('carol'),
    authority: anasWallet,
    subAccountId: 1,
    spotPositions: [spotPositionOf(0, 2_000_000_000_000n), { ...spotPositionOf(1, 0n), openOrders: 1 }],
    positions: [positionOf(0, sol)],
    orders: [],
  }),
  perpUserState({
    key: addressOf('dave'),
    authority: addressOf('wallet of dave'),
    positions: [],
    orders: [],
  }),
].map(account)

const fill = (id: number, ago: number, quoteUsd: bigint, over = {}) =>
  perpFilledEvent({
    signature: signatureOf(`perp ${id}`),
    fillRecordId: BigInt(id),
    slot: 200 + id,
    at: now - ago,
    baseRaw: sol,
    quoteRaw: quoteUsd * usd,
    oraclePriceRaw: 200n * usd,
    taker: ana,
    maker: bob,
    ...over,
  })
const fills = [
  fill(1, 86_500, 1_000n),
  fill(2, 86_300, 100n), // in the partial first hour of the 24-hour window
  fill(3, 3_700, 10n),
  fill(4, 60, 1n),
  fill(5, 50, 7n, { marketIndex: 1, taker: addressOf('nobody'), maker: undefined }),
]

const funding = (recordId: number, ago: number, rate: bigint, twap = 200n * usd) => ({
  type: 'perp-funding' as const,
  protocol: 'drift-perps' as const,
  signature: signatureOf(`funding ${recordId}`),
  instructionPath: 'log',
  eventIndex: recordId,
  slot: 100,
  at: now - ago,
  marketIndex: 0,
  recordId: BigInt(recordId),
  fundingRateRaw: rate,
  oracleTwapPriceRaw: twap,
  markTwapPriceRaw: twap,
  cumulativeLongRaw: 0n,
  cumulativeShortRaw: 0n,
})
// Funding records with rates of 4, 2 and 1 basis points, and a record without a price.
const fundings = [
  funding(1, 100_000, 80_000_000n),
  funding(2, 7_300, 40_000_000n),
  funding(3, 3_700, 20_000_000n),
  funding(4, 3_650, 20_000_000n, 0n),
]

/** Reads a response of the API, checked by the contract of its endpoint. */
type ReadWire = <Wire>(contract: { answer: { parse(body: unknown): Wire } }, path: string) => Promise<Wire>

/** Opens a web process over the venue. The tests of a file share it. */
export function shareVenue(): { readonly web: WebTest; readonly request: ReadWire } {
  const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
    await reportHistory(writer, now - 8 * 86_400)
    await writer.write(batchOf({ accounts: [...markets, ...pools, ...users] }))
    await writer.write(batchOf({ events: [...fills, ...fundings] }))
  })
  return {
    web,
    async request(contract, path) {
      const response = await web.get(path)
      expect([path, response.status]).toEqual([path, 200])
      return contract.answer.parse(await response.json())
    },
  }
}
