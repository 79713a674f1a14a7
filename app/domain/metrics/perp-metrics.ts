import type { MetricDefinition } from './metric-definition'

const marketAccount = 'The market’s account'
const perpFills = 'Fills decoded from the order records of the perps venues'

/** Numbers of perp markets and positions, the same for each perps venue. */
export const perpMetrics = {
  openInterest: {
    title: 'Open interest',
    unit: 'base units; USD × oracle price',
    formula: 'One side: the larger of total longs and total shorts, not their sum. In USD: × oracle price.',
    source: marketAccount,
  },
  longShortRatio: {
    title: 'Long/short ratio',
    unit: 'ratio',
    formula:
      'Longs ÷ shorts from the market account, excluding the venue’s own market maker (AMM). Missing if there are no shorts.',
    source: marketAccount,
  },
  fundingRate: {
    title: 'Funding rate',
    unit: 'basis points per hour; percent per year (APR)',
    formula:
      'The market account’s last funding rate ÷ the oracle’s time-weighted average price, in basis points per hour. If positive, longs pay shorts. Per year: rate ÷ 10,000 × 100 × 8,760, simple and not compounded; 0.125 is 10.95 %.',
    source: marketAccount,
  },
  avgFundingRate: {
    title: 'Average funding',
    unit: 'percent per year (APR)',
    formula:
      'Arithmetic mean of the funding rates of all listed markets. Excludes markets that are in settlement or delisted.',
    source: 'The accounts of all listed markets',
  },
  perpVolume24h: {
    title: '24 h volume of a market',
    unit: 'USD',
    formula:
      'The market account’s own 24 h volume counter, decayed to now in the same way as the program does it.',
    source: marketAccount,
  },
  perpAnalyticsVolume: {
    title: 'Volume of a period',
    unit: 'USD',
    formula:
      'Sum of the fills in the selected period: 1 hour, 24 hours, 7 or 30 days. The market account’s own counter is not used, so the two can differ slightly.',
    source: perpFills,
  },
  uniqueTraders: {
    title: 'Unique traders, positions',
    unit: 'count',
    formula: 'Current number of wallets with an open position, and of open positions.',
    source: 'User accounts of the perps venues',
  },
  zScore: {
    title: 'Outliers (σ)',
    unit: 'standard deviations',
    formula:
      '(Value − mean) ÷ standard deviation of the selected metric over the listed markets. 0 if fewer than three markets have a value or all values are equal. A dot marks values above +2 or below −2.',
    source: 'The accounts of all listed markets',
  },
  positionSize: {
    title: 'Position size',
    unit: 'USD',
    formula:
      'Each fill of a trader in a market creates one record: position size after the fill × oracle price at that time.',
    source: 'User accounts and order records of the perps venues',
  },
  topPositions: {
    title: 'Top positions',
    unit: 'USD',
    formula:
      'Uses the latest 5,000 records of at least $1,000. A trader’s latest record in a market is their position; traders rank by their largest position. The chart shows the top five traders, each on the market of that position; a line extends to now if its last record is more than a minute old. A position that was closed or fell below $1,000 keeps its last record.',
    source: 'User accounts and order records of the perps venues',
  },
  fundingMean: {
    title: 'Average funding, 24 hours and 7 days',
    unit: 'percent per year (APR) or per hour',
    formula:
      'Arithmetic mean of the hourly funding records of that period. Missing if there are no records, or until the whole period is known.',
    source: 'Funding records of the perps venues',
  },
  unsettledPnl: {
    title: 'Unsettled profit and loss',
    unit: 'USD',
    formula:
      'Profit and loss that would have to be settled if the position were closed at the oracle price, before funding: size (negative for a short) × oracle price + quote amount of the account. The quote amount includes fees and realised but unsettled profit of earlier trades, so the result is not size × (price − entry). Missing while the oracle has no price.',
    source: 'User and market accounts of the perps venues',
  },
  settledPnl: {
    title: 'Settled profit and loss',
    unit: 'USD',
    formula: 'As recorded in the latest state of the trader’s user account; not estimated.',
    source: 'User accounts of the perps venues',
  },
  recordedPnl: {
    title: 'Settled profit and loss since a date',
    unit: 'USD',
    formula:
      'Sum over the indexed position records of all perps venues. A fill that closes a part of a position settles (price − average entry price) × closed size, with the opposite sign for a short. Fees and funding are left out. The sum starts at the date of the indexed history or of the oldest record kept, or later if a position was open before. Unknown if records are missing.',
    source: 'Position records and fills of all perps venues',
  },
  overviewLists: {
    title: 'Overview lists',
    unit: 'markets',
    formula:
      'Bottom: smallest open interest above zero. Lowest and highest: negative and positive funding only. Imbalanced: distance of the long/short ratio from 1 in either direction (3 and 1/3 are equally far). Divergence: funding above 100 % per year, markets with a falling price first. Risk: funding above 200 % per year, or a ratio above 3 or below 0.33.',
    source: 'The accounts of all listed markets',
  },
} as const satisfies Record<string, MetricDefinition>
