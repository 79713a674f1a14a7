import type { Method } from './method'

const marketAccount = 'The market’s account'
const perpFills = 'Fills decoded from Drift’s order records'

/** Numbers of perp markets and positions. */
export const driftMethods = {
  openInterest: {
    title: 'Open interest',
    unit: 'base units; USD × oracle price',
    formula:
      'One side: the larger of all longs and all shorts, not their sum. In USD it is that × the oracle price.',
    source: marketAccount,
  },
  longShortRatio: {
    title: 'Long/short ratio',
    unit: 'ratio',
    formula:
      'Longs ÷ shorts as they stand on the market account, the position of the venue’s own market maker left out. Missing where there are no shorts.',
    source: marketAccount,
  },
  fundingRate: {
    title: 'Funding rate',
    unit: 'basis points per hour; percent per year (APR)',
    formula:
      'The account’s last rate ÷ the oracle’s time average, in basis points per hour: positive means that longs pay shorts. Per year it is rate ÷ 10,000 × 100 × 8,760, simple and not compounded: 0.125 is 10.95 %.',
    source: marketAccount,
  },
  avgFundingRate: {
    title: 'Average funding',
    unit: 'percent per year (APR)',
    formula:
      'Arithmetic mean of the funding rates of all listed markets; those in settlement or delisted are left out.',
    source: 'The accounts of all listed markets',
  },
  perpVolume24h: {
    title: '24 h volume of a market',
    unit: 'USD',
    formula: 'The market account’s own 24 h counter, decayed to now as the program does it.',
    source: marketAccount,
  },
  perpAnalyticsVolume: {
    title: 'Volume of a period',
    unit: 'USD',
    formula:
      'Sum of the fills of the chosen period: 1 hour, 24 hours, 7 or 30 days. It is not the account’s counter, so the two may differ a little.',
    source: perpFills,
  },
  uniqueTraders: {
    title: 'Unique traders, positions',
    unit: 'count',
    formula: 'Wallets with an open position, and open positions, now.',
    source: 'Drift’s user accounts',
  },
  zScore: {
    title: 'How unusual a market is (σ)',
    unit: 'standard deviations',
    formula:
      '(Value − mean) ÷ standard deviation over the listed markets, of the number that is shown. 0 where fewer than three markets have a value or all are alike. A dot marks more than 2 on either side.',
    source: 'The accounts of all listed markets',
  },
  positionSize: {
    title: 'Size of a position',
    unit: 'USD',
    formula:
      'One record for each fill of a trader in a market: the size after the fill × the oracle price of that time.',
    source: 'Drift’s user accounts and order records',
  },
  topPositions: {
    title: 'Top positions',
    unit: 'USD',
    formula:
      'Of the newest 5,000 records of at least $1,000: what the newest one of a trader in a market tells is his position there, the largest of them his place. The five largest are drawn, each on the market of that position; a line goes on to now where its last record is older than a minute. A position that was closed, or fell below $1,000, keeps its last record.',
    source: 'Drift’s user accounts and order records',
  },
  fundingMean: {
    title: 'Average funding of 24 hours and 7 days',
    unit: 'percent per year (APR) or per hour',
    formula:
      'Arithmetic mean of the hourly funding records of that time; missing where there is none, and until all of that time is known.',
    source: 'Drift’s funding records',
  },
  unsettledPnl: {
    title: 'Unsettled profit and loss',
    unit: 'USD',
    formula:
      'What closing the position at the oracle price would leave to be settled, before funding: its size (below zero for a short) × oracle price + its quote amount on the account. That amount also holds fees and what earlier trades realised and nobody has settled yet, so it is not size × (price − entry). Missing while the oracle has no price.',
    source: 'Drift’s user and market accounts',
  },
  settledPnl: {
    title: 'Settled profit and loss',
    unit: 'USD',
    formula: 'As the trader’s newest account says; nothing is estimated.',
    source: 'Drift’s user accounts',
  },
  overviewLists: {
    title: 'Lists of the overview',
    unit: 'markets',
    formula:
      'Bottom: the smallest open interest above zero. Lowest and highest: negative and positive funding only. Imbalanced: by how far the ratio of longs to shorts is from 1 either way (3 and 1/3 are equally far). Divergence: funding above 100 % a year, those with a falling price first. Risk: funding above 200 % a year, or a ratio above 3 or below 0.33.',
    source: 'The accounts of all listed markets',
  },
} as const satisfies Record<string, Method>
