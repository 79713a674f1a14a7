/** Nouns for the rows of lists. Those for the order lists of the start page are defined elsewhere. */
export const nouns = {
  openOrders: { one: 'open order', many: 'open orders' },
  tokens: { one: 'token', many: 'tokens' },
  traders: { one: 'trader', many: 'traders' },
  trades: { one: 'trade', many: 'trades' },
  markets: { one: 'market', many: 'markets' },
  results: { one: 'result', many: 'results' },
  swaps: { one: 'swap', many: 'swaps' },
} as const
