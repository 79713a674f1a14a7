import type { FeedName } from '~/shared/paths/feed-paths'

export const webFeedText = {
  titles: {
    whales: 'Large orders and positions',
    markets: 'New tokens and markets',
    incidents: 'Incidents',
  } satisfies Record<FeedName, string>,
  titleOf: (productName: string, name: FeedName) =>
    `${productName}: ${webFeedText.titles[name].toLowerCase()}`,
  from: (amountUsd: string) => `≥ ${amountUsd}`,
  order: (dex: string, pair: string, worth: string) => `${dex}: ${pair}, ${worth}`,
  ofOrder: (amount: string, maker: string) => `${amount} by ${maker}.`,
  every: (cycle: string, times: string) => `${times} every ${cycle}.`,
  unverified: 'Includes an unverified token.',
  position: (venue: string, market: string, side: string, worth: string) =>
    `${venue}: ${market} ${side}, ${worth}`,
  ofPosition: (wallet: string) => `Position of ${wallet} after its latest fill.`,
  unverifiedToken: 'Unverified token.',
  token: (symbol: string) => `New token: ${symbol}`,
  ofToken: (name: string, mint: string) => `${name}, mint ${mint}.`,
  market: (name: string) => `New market: ${name}`,
  ofMarket: (venue: string) => `A perpetual on ${venue}.`,
} as const
