import { leastOfAddress } from '~/domain/token/search-view'

/**
 * Texts of the search and of the token selection. They are loaded together with the dialog or page that uses
 * them.
 */
export const searchText = {
  cancel: 'Cancel',
  open: 'open',
  favourites: 'Favourites',
  recent: 'Recent',
  clearRecent: 'Clear recent',
  searchResults: 'Search results',
  searchKind: 'Result type',
  tokens: 'Tokens',
  allTokens: 'All tokens',
  all: 'All',
  traders: 'Traders',
  orders: 'Orders',
  tokenName: 'Token Name',
  volume24h: '24h Volume',
  volume24hHint: '24 h DCA volume: DCA fills of the last 24 hours, both sides, in USD',
  marketCap: 'Market Cap',
  marketCapHint: 'Price × supply, in USD',
  tokenAddress: 'Token Address',
  price: 'Price',
  noResults: 'No results found',
  noResultsLine: (query: string) => `Nothing matches “${query}”`,
  noTokens: 'No tokens found',
  traderKey: `Enter a wallet address, or at least its first ${leastOfAddress} characters`,
  orderKey: `Enter an order’s key, or at least the first ${leastOfAddress} characters of a spot order’s key`,
  resultCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'result' : 'results'}`,
  perpMarket: 'Perpetual market',
  perpMarketOf: (venue: string) => `${venue} · Perpetual market`,
  trader: 'Trader',
  order: 'Order',
  cap: 'cap',
  move: 'move',
  chooseToken: 'Choose a token',
  searchTokens: 'Search tokens...',
  loadingMore: 'Loading more',
} as const
