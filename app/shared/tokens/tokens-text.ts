/**
 * Texts of the token database and the token pages. Some of the wording is specified and must not be changed.
 */
export const tokensText = {
  title: 'Solana Token Database',
  line: 'Every mint seen in an order or a fill',
  tokens: 'tokens',
  withUnverified: (range: string, count: string) => `${range}, ${count} unverified`,
  searchLabel: 'Search by name, symbol or mint',
  search: 'Search',
  columns: {
    updated: 'Updated',
    token: 'Token',
    marketCap: 'Fully Diluted Market Cap $',
    action: 'Action',
    price: 'Price $',
    supply: 'Supply',
    address: 'Contract Address',
  },
  /** Labels of numbers on phones, where the token table has no header. */
  onPhone: { marketCap: 'FDMC', supply: 'Supply', updated: 'updated' },
  buy: (symbol: string) => `Buy ${symbol}`,
  buyAnyway: (symbol: string) => `Buy ${symbol} anyway`,
  unverifiedTitle: 'Unverified token',
  unverifiedLine: (symbol: string, mint: string) =>
    `Anyone can name a token ${symbol}. Make sure this is the address you mean: ${mint}`,
  imitatesLine: (known: string) => `Its symbol imitates ${known}. This is a different token.`,
  keepAway: 'Back',
  explorer: 'Open in explorer',
  sortNote: 'Unverified tokens come last by market cap; their logos are not loaded.',
  none: 'No tokens found',
  noneLine: (search: string) => `No token matches “${search}”.`,
  starredOnly: '★ only',
  allTokens: 'All tokens',
  noStars: 'Star tokens to list them here',
  noneStarred: 'None of your starred tokens is listed.',
  noneAtAll: 'Tokens appear with the first indexed orders.',
  /** Nouns for content that failed to load. They complete the message "Error fetching …". */
  fetchedTokens: 'tokens',
  fetchedDetails: 'token details',

  facts: 'Token',
  another: 'Switch token',
  dcaDetails: 'DCA details',
  dcaDetailsTitle: 'DCA orders of this token with all fields',
  embed: 'Embed',
  marketCap: 'Market cap',
  dcaVolume: '24h DCA volume',
  openLimitValue: 'Open limit value',
  day: '24 h',
  unavailable: 'unavailable',
  buyShort: 'Buy',
  sellShort: 'Sell',
  tradeOn: (venue: string) => `Trade on ${venue}`,
  describes: (name: string) =>
    `Price, DCA orders and limit orders of ${name} on Solana, live from the chain.`,
  missing: {
    address: { title: 'Not a mint', line: 'Not a valid mint address (32 bytes in base58).' },
    unknown: {
      title: 'Unknown token',
      line: 'We haven’t seen this mint in any order, fill or token list.',
    },
  },
} as const
