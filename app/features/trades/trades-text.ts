import type { TradeType } from '~/domain/protocol/trade-type'

const venues: Readonly<Record<TradeType, string>> = {
  jupiter_recurring: 'Jupiter DCA',
  jupiter_limit: 'Jupiter Limit',
  kamino: 'Kamino',
  drift_perp: 'Drift',
  velocity_perp: 'Velocity',
}

export const tradesText = {
  title: 'Trades',
  line: 'Executions of all venues, newest first.',
  list: 'Trades of all venues',
  what: 'Trades',
  venue: 'Venue',
  allVenues: 'All venues',
  venues,
  liveTrades: (venue: string) => `Live trades on ${venue}`,
  columns: {
    time: 'Time',
    venue: 'Venue',
    side: 'Side',
    pair: 'Pair or market',
    price: 'Price $',
    value: 'Value $',
    trader: 'Trader',
  },
  nothing: 'No trades found',
  nothingLine: 'No trade within the last month matches these filters.',
  nothingYet: 'None of the trades searched so far matches. Older trades may.',
  token: 'Token',
  maker: 'Trader',
  newest: 'Newest',
  older: 'Older',
  pages: 'Pages of trades',
} as const
