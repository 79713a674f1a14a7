export const driftText = {
  title: (venue: string) => `${venue} dashboard`,
  ordersOf: (symbol: string) => `${symbol}-PERP Orders`,
  describesOrders: (market: string, venue: string) =>
    `Trades and orders of ${market} on ${venue}, live from the chain.`,
  anyMarket: 'a perpetual market',
  views: (venue: string) => `${venue} views`,
  tabs: {
    overview: { long: 'Market Heatmap', short: 'Heatmap' },
    traders: { long: 'Top Positions', short: 'Positions' },
    orders: { long: 'Trades and Orders', short: 'Orders' },
    analytics: { long: 'Analytics', short: 'Analytics' },
  },
  titleOf: {
    overview: (venue: string) => `${venue} Market Heatmap`,
    traders: (venue: string) => `${venue} Top Positions`,
    analytics: (venue: string) => `${venue} Analytics`,
  },
  lineOf: {
    overview: (place: string) =>
      `All perpetual markets on ${place} by 24 h change, open interest, volume, funding and long/short ratio.`,
    traders: (place: string) => `The largest perpetual positions on ${place} and who holds them.`,
    analytics: (place: string) =>
      `Traders, positions, volume and open interest of every perpetual market on ${place}.`,
  },
  noMarket: 'No such market',
  noMarketLine: (place: string) => `No market on ${place} matches this account, index or symbol.`,

  volume24h: '24h volume',
  openInterestOneSide: 'Open interest, one side',
  averageFunding: 'Average funding, APR',
  weightedFunding: (funding: string) => `Weighted by open interest: ${funding}`,
  nextFunding: 'Next funding',
  fundingDue: 'due now',
  longShort: 'Long / short',
  tradeOn: (venue: string) => `Trade on ${venue}`,
  operatorNotice: 'Notice from the operator',
  dismissNotice: 'Dismiss this notice',
  marketsUnreadable: 'Failed to fetch markets',
  noMarkets: 'No markets',
  noMarketsLine: 'Markets appear once indexed.',

  markets: 'Markets',
  marketCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'market' : 'markets'}`,
  resetSort: 'Reset sort',
  searchMarkets: 'Search markets...',
  collapse: 'Collapse markets',
  expand: 'Expand markets',
  market: 'Market',
  price: 'Price',
  change: '24h %',
  volume: 'Volume',
  nothingFound: (search: string) => `No market matches “${search}”`,
  showEvery: 'Show all markets',
  alerts: {
    gainer: { chip: 'Top gainer', of: '24h change' },
    loser: { chip: 'Top loser', of: '24h change' },
    volume: { chip: 'High volume', of: 'volume' },
    funding: { chip: 'High funding', of: 'absolute funding' },
  },
  alertLine: (of: string, sigma: string, percentile: number) =>
    `${of} ${sigma} from the mean, approx. percentile ${percentile}`,
} as const
