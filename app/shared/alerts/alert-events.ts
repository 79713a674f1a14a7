import type { DcaOrderWire } from '~/contracts/orders/order'
import type { VenueTradeWire } from '~/contracts/perps/venue-rows'
import type { TapeTradeWire } from '~/contracts/tape'
import type { AlertLink } from '~/domain/alert/alert-line'
import type { AlertEvent } from '~/domain/alert/fire-alerts'
import type { UnixSeconds } from '~/domain/base/time'
import { missingText, shortKey } from '~/domain/format/format'
import { perpVenueOfTrade } from '~/domain/protocol/venue-of-trade'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { AlertFigures, AlertMarket } from './alert-request'

/** A perp trade of the stream. Its mints are unknown, so only the list of trades fires rules for a token. */
export function eventOfPerpTrade(trade: VenueTradeWire): AlertEvent {
  const { id, signature, marketKey, venue, side } = trade
  return {
    kind: 'trade',
    id,
    at: trade.time,
    usd: trade.quoteAssetAmount,
    side,
    name: `${trade.baseAssetSymbol}-PERP`,
    sold: null,
    bought: null,
    market: marketKey,
    link: marketKey === null ? null : { to: 'market', key: marketKey, venue },
    signature,
  }
}

/** A trade of the list of all venues. The list separates the parts of an id by spaces, the stream by colons. */
export function eventOfTrade(trade: TapeTradeWire): AlertEvent {
  const { inputMint, outputMint, marketKey, signature } = trade
  const venue = perpVenueOfTrade(trade.tradeType)
  return {
    kind: 'trade',
    id: trade.id.replaceAll(' ', ':'),
    at: trade.timestamp,
    usd: trade.filledAmountUsd,
    side: trade.buy ? 'buy' : 'sell',
    name: venue === undefined ? pairName(trade) : (trade.marketName ?? missingText),
    sold: inputMint,
    bought: outputMint,
    market: marketKey,
    link: linkOfTrade(trade, venue),
    signature,
  }
}

function linkOfTrade(trade: TapeTradeWire, venue: PerpVenue | undefined): AlertLink | null {
  if (venue === undefined) return { to: 'order', key: trade.publicKey, venue: null }
  return trade.marketKey === null ? null : { to: 'market', key: trade.marketKey, venue }
}

/** A DCA order. Its opening is the event, so later changes of the order have the same id. */
export function eventOfDcaOrder(order: DcaOrderWire): AlertEvent {
  const { publicKey, inputMint, outputMint } = order
  return {
    kind: 'dca',
    id: publicKey,
    at: order.createdAt,
    usd: order.amountUsd,
    side: order.buy ? 'buy' : 'sell',
    name: pairName(order),
    sold: inputMint,
    bought: outputMint,
    market: null,
    link: { to: 'order', key: publicKey, venue: null },
    signature: null,
  }
}

/** The price and the funding rate of a market. A price that the venue considers invalid is unknown. */
export function eventsOfMarket(market: AlertMarket): readonly AlertEvent[] {
  const { publicKey: key, lastOraclePrice, lastFundingRate } = market
  return [
    {
      kind: 'price',
      key,
      figure: market.lastOracleValid === false ? null : lastOraclePrice,
      at: market.lastOraclePriceTime,
    },
    // Basis points per hour become percent per hour.
    {
      kind: 'funding',
      key,
      figure: lastFundingRate === null ? null : lastFundingRate / 100,
      at: market.lastFundingTime,
    },
  ]
}

/** Events of a response, oldest trade first. `dataTime` is the time of its prices. */
export function eventsOfFigures(
  figures: Omit<AlertFigures, 'olderTrades'>,
  dataTime: UnixSeconds | null,
): readonly AlertEvent[] {
  return [
    ...figures.trades.map(eventOfTrade).toReversed(),
    ...figures.tokens.map(
      ({ mint, price }): AlertEvent => ({ kind: 'price', key: mint, figure: price, at: dataTime }),
    ),
    ...figures.markets.flatMap(eventsOfMarket),
  ]
}

interface NamedPair {
  readonly inputMint: string | null
  readonly outputMint: string | null
  readonly inputTokenSymbol: string | null
  readonly outputTokenSymbol: string | null
  readonly inputTokenVerified: boolean
  readonly outputTokenVerified: boolean
}

function pairName(pair: NamedPair): string {
  const input = tokenName(pair.inputMint, pair.inputTokenSymbol, pair.inputTokenVerified)
  return `${input} → ${tokenName(pair.outputMint, pair.outputTokenSymbol, pair.outputTokenVerified)}`
}

/** Returns the name of a token. Any token can have any symbol, so the name of an unverified token has its mint. */
export function tokenName(mint: string | null, symbol: string | null, verified: boolean): string {
  const key = mint === null ? missingText : shortKey(mint)
  if (symbol === null) return key
  return verified ? symbol : `${symbol} (${key})`
}
