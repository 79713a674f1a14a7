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
  /** Labels of numbers on phones, where the table has no header. */
  onPhone: { marketCap: 'FDMC', supply: 'Supply' },
  buy: (symbol: string) => `Buy ${symbol}`,
  buyAnyway: (symbol: string) => `Buy ${symbol} all the same`,
  unverifiedTitle: 'Nobody vouches for this token',
  unverifiedLine: (symbol: string, mint: string) =>
    `Anybody can call a token ${symbol}. Compare its address with the one that you mean: ${mint}`,
  imitatesLine: (known: string) => `Its symbol looks like ${known}, but it is another token.`,
  keepAway: 'Back',
  explorer: 'Open in explorer',
  sortNote:
    'Unverified tokens sort last by market cap. Names are shown as plain text, and pictures of unverified tokens are never loaded.',
  none: 'No tokens found',
  noneLine: (search: string) => `No symbol, name or mint is like “${search}”.`,
  starredOnly: '★ only',
  allTokens: 'All tokens',
  noStars: 'Star a token, and it is listed here',
  noneStarred: 'None of the starred tokens is known here.',
  noneAtAll: 'Tokens appear with the first orders that are indexed.',
  /** What failed to load, for "Error fetching …". */
  fetchedTokens: 'tokens',
  fetchedDetails: 'token details',

  facts: 'Token',
  another: 'Another token',
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
    address: { title: 'Not a mint', line: 'This is no address of a token: a mint is base58 of 32 bytes.' },
    unknown: {
      title: 'Unknown token',
      line: 'No order, fill or token list that we have read names this mint.',
    },
  },
} as const
