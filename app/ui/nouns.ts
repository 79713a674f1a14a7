/** Nouns for the rows of lists, except for the order lists of the first page. */
export const nouns = {
  openOrders: { one: 'open order', many: 'open orders' },
  tokens: { one: 'token', many: 'tokens' },
  traders: { one: 'trader', many: 'traders' },
  trades: { one: 'trade', many: 'trades' },
  markets: { one: 'market', many: 'markets' },
  results: { one: 'result', many: 'results' },
  swaps: { one: 'swap', many: 'swaps' },
} as const
