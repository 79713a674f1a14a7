/** What the rows of lists are called, but for the orders that the first page has. */
export const nouns = {
  openOrders: { one: 'open order', many: 'open orders' },
  tokens: { one: 'token', many: 'tokens' },
  traders: { one: 'trader', many: 'traders' },
  trades: { one: 'trade', many: 'trades' },
  markets: { one: 'market', many: 'markets' },
  results: { one: 'result', many: 'results' },
  swaps: { one: 'swap', many: 'swaps' },
} as const
