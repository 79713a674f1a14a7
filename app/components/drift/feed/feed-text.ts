import type { PerpOrderType } from '~/domain/perp-account-view'

const orderTypes: Readonly<Record<PerpOrderType, string>> = {
  market: 'Market',
  limit: 'Limit',
  trigger_market: 'Trigger',
  trigger_limit: 'Trigger limit',
  oracle: 'Oracle',
  unknown: '—',
}

/** All texts of the orders tab. */
export const feedText = {
  embed: 'Embed',
  oraclePrice: 'Oracle price',
  volume24h: 'Volume 24h',
  openInterest: 'Open interest',
  funding: { year: 'Funding, APR', hour: 'Funding, hourly' },
  nextFunding: 'Next funding',
  fundingDue: 'due',
  dayAverage: '24 h average',
  weekAverage: '7 d average',
  fundingUnit: 'Funding by the year or by the hour',
  fundingUnits: { year: 'Annual', hour: 'Hourly' },
  fundingHistory: 'Funding of the last 7 days',
  fundingHistoryOf: (first: string, last: string) => `Funding of the last 7 days, from ${first} to ${last}`,
  noFunding: 'No funding has been set in the last 7 days.',
  fundingUnread: 'Failed to load funding',
  notes: {
    unlisted: (market: string, status: string) =>
      `${market} is not listed any more (${status}): it is in no list, no average and no total. What stands here is what the chain still has of it.`,
    inactive: (market: string, status: string) =>
      `${market} does not trade as usual right now: the venue calls its state ${status}.`,
    noPrice: (market: string) =>
      `The oracle has no price for ${market}, so nothing here can be told in dollars.`,
    oldPrice: (market: string, ago: string) =>
      `The venue last took a price for ${market} from its oracle ${ago}: all dollars here stand at that price.`,
    doubtedPrice: (market: string) =>
      `The venue does not trust the oracle of ${market} right now: all dollars here stand at a price that may be wrong.`,
    noInterest: (market: string) =>
      `Nobody holds a position in ${market}, so there is no ratio of longs to shorts.`,
    oneSide: (market: string) =>
      `All positions in ${market} are on one side, so there is no ratio of longs to shorts.`,
    noFunding: (market: string) => `No funding has been set for ${market} yet.`,
  },
  side: 'Side',
  sides: { both: 'Both', buy: 'Buy', sell: 'Sell' },
  minUsd: 'Min $',
  minUsdLabel: 'Least size, USD',
  apply: 'Apply',
  trader: 'Trader',
  removeTrader: 'Show all traders',
  explorer: 'Open in explorer',
  pause: 'Pause',
  resume: 'Resume',
  trades: 'Trades',
  orders: 'Orders',
  open: (count: string) => `${count} open`,
  tradeColumns: {
    time: 'Time',
    side: 'Side',
    price: 'Price',
    size: (symbol: string) => `Size ${symbol}`,
    usd: 'Value $',
    taker: 'Taker',
  },
  orderColumns: {
    age: 'Age',
    type: 'Type',
    side: 'Side',
    price: 'Price',
    base: (symbol: string) => `Base ${symbol}`,
    filled: 'Filled',
    trader: 'Trader',
  },
  orderType: (type: PerpOrderType) => orderTypes[type],
  takesAnyPrice: 'takes what it gets',
  liquidation: 'Liquidation',
  transaction: 'Transaction in the explorer',
  ofTrader: 'Only this trader',
  nothing: {
    trades: {
      title: 'No trades',
      such: 'None of the newest 5,000 trades is like that.',
      ofMarket: (market: string) => `Nobody has traded ${market} yet, as far as history goes.`,
      ofTrader: (market: string) => `This trader has no trades in ${market}.`,
    },
    orders: {
      title: 'No orders',
      such: 'No open order is like that.',
      ofMarket: (market: string) => `No order of ${market} is open right now.`,
      ofTrader: (market: string) => `This trader has no open orders in ${market}.`,
    },
  },
  showAll: 'Show all',
  allTraders: 'All traders',
  positionsOf: (trader: string) => `Positions of ${trader}`,
  noPositions: 'No positions',
  noPositionsLine: 'This trader has no open position on Drift.',
  positionColumns: {
    market: 'Market',
    side: 'Side',
    size: 'Size $',
    base: 'Base',
    entry: 'Entry',
    price: 'Oracle price',
    pnl: 'Unsettled P&L $',
  },
  long: 'LONG',
  short: 'SHORT',
  tradesWhat: 'trades',
  ordersWhat: 'open orders',
} as const
