import type { MetricDefinition } from './metric-definition'

/** Prices and numbers that are computed only from prices. */
export const priceMetrics = {
  price: {
    title: 'Token price',
    unit: 'USD',
    formula:
      'The latest sample that is at most ten minutes old, in order of priority: the oracle prices of Drift and then Velocity, the price API, accounts of price oracles, fills against dollar stablecoins or SOL. Fills count for verified tokens; without any verified token, fills of a token from three transactions must agree. USDC and USDT count as one dollar if no source has a price. If all samples are older, the price is missing.',
    source: 'Oracle prices in market accounts of the perps venues, the price API, oracle accounts, fills',
  },
  perpPrice: {
    title: 'Perp price',
    unit: 'USD',
    formula: 'The last oracle price in the market’s account.',
    source: 'Market accounts of the perps venues',
  },
  priceChange24h: {
    title: '24 h change',
    unit: 'percent',
    formula:
      'Current oracle price ÷ oracle price within ten minutes of 24 hours ago − 1. Without such a price, the last known change with its age, for six hours; then missing.',
    source: 'Oracle prices in market accounts and order records of the perps venues',
  },
  tokenChange24h: {
    title: '24 h change of a token',
    unit: 'USD and percent',
    formula:
      'Current price ÷ price within ten minutes of 24 hours ago − 1. Without such a price or a current one, the last known change with its age, for six hours; then missing.',
    source: 'Our price samples',
  },
  candles: {
    title: 'Candles',
    unit: 'USD',
    formula:
      'Open, high, low and close of the price samples in each interval, and the USD volume of its fills. Intervals start at multiples of their length, UTC. An empty interval repeats the last close with zero volume. If no fill has a known value, the volume is unknown.',
    source: 'Our price samples and fills',
  },
  perpCandles: {
    title: 'Perp candles',
    unit: 'USD',
    formula:
      'Open, high, low and close of the fill prices in each interval, and their USD volume. Fills of one second are ordered by their number. From the indexed history on, an interval without a fill repeats the last close with zero volume.',
    source: 'Fills of the perps venues',
  },
  marketCap: {
    title: 'Market cap',
    unit: 'USD',
    formula:
      'Price × supply. The column “Fully Diluted Market Cap” shows the same number. Unverified tokens and tokens without a price sort last.',
    source: 'The mint’s account; current prices',
  },
} as const satisfies Record<string, MetricDefinition>
