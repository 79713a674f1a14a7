/** Every text of the Drift dashboard's frame and overview, once. Words of the specification stand here exactly as it has them. */
export const driftText = {
  title: 'Drift dashboard',
  ordersOf: (symbol: string) => `${symbol}-PERP Orders`,
  describesOrders: (market: string) => `Trades and orders of ${market} on Drift, live from the chain.`,
  anyMarket: 'a perpetual market',
  views: 'Drift views',
  tabs: {
    overview: { long: 'Market Heatmap', short: 'Heatmap' },
    traders: { long: 'Top Positions', short: 'Positions' },
    orders: { long: 'Trades and Orders', short: 'Orders' },
    analytics: { long: 'Analytics', short: 'Analytics' },
  },
  titleOf: {
    overview: 'Drift Market Heatmap',
    traders: 'Drift Top Positions',
    analytics: 'Drift Analytics',
  },
  lineOf: {
    overview:
      'All perpetual markets of Drift by 24 h change, open interest, volume, funding and long/short ratio.',
    traders: 'The largest perpetual positions on Drift and who holds them.',
    analytics: 'Traders, positions, volume and open interest of every perpetual market on Drift.',
  },
  noMarket: 'No such market',
  noMarketLine: 'Nothing on Drift has this account, index, name or symbol.',
} as const
