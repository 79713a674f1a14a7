export const watchlistText = {
  title: 'Watchlist',
  line: 'Tokens, perp markets and traders that you have starred, with live prices. They are saved on this device only.',
  needsScript: 'The watchlist is saved in your browser and needs JavaScript.',
  none: 'No starred items yet',
  noneLine: 'Press the star of a token, a perp market or a trader to add it here.',
  findTokens: 'Open all tokens',
  kinds: { token: 'Tokens', market: 'Perp markets', trader: 'Traders' },
  fetched: 'prices of the watchlist',
  columns: { name: 'Name', price: 'Price $', change: '24 h', volume: '24 h volume $', star: 'Star' },
  compare: 'Compare',
  alerts: 'Alerts',
  compareHint: 'Compares the first four tokens or markets',
} as const
