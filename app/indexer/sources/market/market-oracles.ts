import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { type PerpMarketState, priceScale } from '~/domain/perp/perp'
import { type MarketMint, marketMintsOf } from '~/domain/perp/perp-market-mints'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import { priceFreshSeconds } from '~/domain/price/price'
import { perpFactsOf } from '~/domain/protocol/perp-venue'
import { readOraclePrice } from '~/solana/oracle/oracle-account'
import type { PriceWrite } from '~/store/batch/batch'

/** A token whose price follows from an oracle that a market uses. */
interface OracleToken {
  readonly mint: Address
  /** Last price that the market read from its oracle, USD per token. Zero or less: none. */
  readonly marketPriceUsd: number
  readonly marketPriceAt: UnixSeconds
}

/** The oracles of all markets of perps venues, and the tokens that they price. */
export interface MarketOracles {
  /** Records the state of a market. */
  see(market: PerpMarketState | SpotMarketState): void
  /** Returns the accounts of the oracles. */
  accounts(): readonly Address[]
  /** Returns the prices that the market accounts contain and that are recent enough at `now`. */
  pricesOfMarkets(now: UnixSeconds): readonly PriceWrite[]
  /** Returns the prices that follow from the content of an oracle's account. */
  pricesOfAccount(oracle: Address, data: Uint8Array, now: UnixSeconds): readonly PriceWrite[]
}

/** Largest accepted confidence interval of an oracle, divided by its price. */
const largestUncertainty = 0.02
/**
 * Largest accepted ratio between the price in an oracle's account and the last price that the market read
 * from the account. It shows that both are prices of the same number of tokens.
 */
const largestRatio = 20

interface Market {
  readonly oracle: Address
  readonly tokens: readonly OracleToken[]
}

/**
 * Collects the oracles of active perp and spot markets. The market accounts are written by the venue's
 * program, so the mints and oracles in them are those that the venue has chosen. The account of an oracle
 * always quotes one token; the program itself multiplies the price for markets of 1,000 or a million tokens.
 */
export function createMarketOracles(): MarketOracles {
  const markets = new Map<Address, Market>()

  const tokensOf = (oracle: Address): readonly OracleToken[] =>
    [...markets.values()].flatMap((market) => (market.oracle === oracle ? market.tokens : []))

  return {
    see(market) {
      if (perpFactsOf(market.protocol).statuses.active.includes(market.status))
        markets.set(market.key, { oracle: market.oracle, tokens: oracleTokens(market) })
      else markets.delete(market.key)
    },
    accounts: () => [
      ...new Set([...markets.values()].flatMap(({ oracle, tokens }) => (tokens.length > 0 ? oracle : []))),
    ],
    pricesOfMarkets: (now) =>
      [...markets.values()].flatMap(({ tokens }) =>
        tokens
          .filter(({ marketPriceUsd, marketPriceAt }) => marketPriceUsd > 0 && isRecent(marketPriceAt, now))
          .map(({ mint, marketPriceUsd, marketPriceAt }) => priceOf(mint, marketPriceUsd, marketPriceAt)),
      ),
    pricesOfAccount(oracle, data, now) {
      const price = readOraclePrice(data)
      if (price === undefined || price.uncertainty > largestUncertainty) return []
      const { priceUsd, publishedAt } = price
      if (!isRecent(publishedAt, now)) return []
      return tokensOf(oracle)
        .filter(({ marketPriceUsd }) => isComparable(priceUsd, marketPriceUsd))
        .map(({ mint }) => priceOf(mint, priceUsd, publishedAt))
    },
  }
}

function oracleTokens(market: PerpMarketState | SpotMarketState): readonly OracleToken[] {
  const marketPriceUsd = Number(market.oraclePriceRaw) / Number(priceScale)
  const marketPriceAt = market.oracleAt
  if (market.kind === 'spot-market') return [{ mint: market.mint, marketPriceUsd, marketPriceAt }]
  return marketMintsOf(market.name).map(({ mint, tokens }: MarketMint) => ({
    mint,
    marketPriceUsd: market.oracleIsValid ? marketPriceUsd / tokens : 0,
    marketPriceAt,
  }))
}

function isRecent(at: UnixSeconds, now: UnixSeconds): boolean {
  return Math.abs(now - at) <= priceFreshSeconds
}

function isComparable(priceUsd: number, marketPriceUsd: number): boolean {
  if (marketPriceUsd <= 0) return true
  return priceUsd < largestRatio * marketPriceUsd && marketPriceUsd < largestRatio * priceUsd
}

function priceOf(mint: Address, priceUsd: number, at: UnixSeconds): PriceWrite {
  return { mint, priceUsd, at, source: 'oracle' }
}
