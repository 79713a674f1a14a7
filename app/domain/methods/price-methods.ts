import type { Method } from './method'

/** Prices and numbers that are computed only from prices. */
export const priceMethods = {
  price: {
    title: 'Price of a token',
    unit: 'USD',
    formula:
      'The newest sample that is at most ten minutes old, by trust: Drift’s oracle prices, then the price API, then fills of verified tokens against dollar coins or SOL. Older than that, a price is missing.',
    source: 'Oracle prices in Drift’s accounts, the price API, fills',
  },
  perpPrice: {
    title: 'Price of a perpetual market',
    unit: 'USD',
    formula: 'The last oracle price in the market’s account.',
    source: 'Drift’s market accounts',
  },
  priceChange24h: {
    title: '24 h change',
    unit: 'percent',
    formula: 'Oracle sample of now ÷ oracle sample of 24 hours ago − 1; missing where either is.',
    source: 'Oracle prices in Drift’s accounts and order records',
  },
  tokenChange24h: {
    title: '24 h change of a token',
    unit: 'USD and percent',
    formula:
      'The price of now against the close of the last whole hour that ended at least 24 hours ago; missing where there was no price yet.',
    source: 'Our hourly candles',
  },
  candles: {
    title: 'Candles',
    unit: 'USD',
    formula:
      'Open, high, low and close of the price samples of a bucket, and the USD volume of the fills in it. Buckets begin at multiples of their length, UTC. An empty bucket repeats the last close with no volume. Of fills none of which has a known value the volume is unknown.',
    source: 'Our price samples and fills',
  },
  marketCap: {
    title: 'Market cap',
    unit: 'USD',
    formula:
      'Price × supply. The column “Fully Diluted Market Cap” shows the same number. Unverified tokens and those without a price sort last.',
    source: 'The mint’s account; current prices',
  },
} as const satisfies Record<string, Method>
