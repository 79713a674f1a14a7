/** All texts of the methodology page, except the metric definitions. */
export const methodologyText = {
  title: 'Methodology',
  line: 'How every number is calculated',
  describes:
    'How every number is calculated from Solana accounts and events: orders, prices, volume, order books, funding and freshness.',
  intro:
    'All numbers come from accounts and events of Solana programs and are calculated as described here. An unknown number is “—”, never a guess. The round “i” next to a number links here.',
  contents: 'Contents',
  unit: 'Unit',
  source: 'Source',
  linkTo: (title: string) => `Link to “${title}”`,
  choices: 'Choices',
  choicesId: 'choices',
} as const

/** Interpretations of ambiguous rules, shown on the methodology page. */
export const choices: readonly { readonly title: string; readonly words: string }[] = [
  {
    title: 'Four protocols',
    words:
      'The four protocols are Jupiter Recurring (DCA), Jupiter Limit (both of its programs), Kamino Limit, and the perpetuals of Drift and its successor Velocity.',
  },
  {
    title: 'Active and All',
    words:
      '“Active” lists orders that exist on-chain, are not fully filled and have not expired. “All” lists orders opened in the last 31 days plus all orders that are still open, however old. An order’s address finds it at any age. With an API key, the API reaches further back.',
  },
  {
    title: 'Windows',
    words:
      'Day, week and month are rolling windows of 24 hours, 7 days and 31 days that end now. Bucketed charts start with the full bucket that contains the start of the window. Buckets are aligned to multiples of their length, in UTC.',
  },
  {
    title: 'Net and Total',
    words:
      '“Total Volume” is bought + sold. “Net Volume” is bought − sold; bars below zero mean net selling.',
  },
  {
    title: 'Tokens excluded from summaries',
    words:
      'Summaries by token exclude SOL, USDC, USDT and JitoSOL, which most orders pay with. Charts of selected tokens exclude nothing. “Hide stablecoins & SOL” has its own list: USDT, USDC and SOL.',
  },
  {
    title: 'Headers that need a note',
    words:
      'In the search, “24h Volume” is the token’s DCA volume. “Fully Diluted Market Cap” is price × supply, the same as market cap. The tooltip of each header says what its column shows.',
  },
  {
    title: 'Price format',
    words:
      'Prices of 1 or more have two decimals, from 0.01 four, from 0.0001 six, and below that eight. Below 0.0000001, a subscript counts the zeros and three digits follow: 0.0₇123 is 0.0000000123. Perp prices above 9,999 have no decimals. The tooltip of a number shows all digits.',
  },
  {
    title: 'Tokens with scaled amounts',
    words:
      'The issuer of a tokenized stock can scale the amounts that wallets display, for a split or a dividend (ScaledUiAmount). Amounts, supply and prices here match what wallets display. Fills and candles use the multiplier at their time; orders use the current one. USD values do not depend on it.',
  },
  {
    title: 'Unknown prices',
    words:
      'A token’s page shows an unknown price as a muted 0 with the word “unavailable”. Everywhere else it is “—” and sorts last.',
  },
  {
    title: 'Annual funding',
    words:
      'A simple rate (APR): hourly rate × 8,760, not compounded. The average of all markets is their arithmetic mean. Settled and delisted markets are excluded from averages, rankings and lists.',
  },
  {
    title: 'One side of open interest',
    words:
      'In a perpetual market every long has a matching short, so longs and shorts are not added up. Long and short are shown as in the market account; the ratio excludes the venue’s own market maker.',
  },
  {
    title: 'Outliers in both directions',
    words:
      'Deviation is measured in both directions: a market far below the mean gets a dot too, and its deviation is shown with its sign.',
  },
  {
    title: 'Expired orders',
    words: 'A limit order that expired on-chain has the status “Cancelled”; its popup adds “expired”.',
  },
  {
    title: 'Time and clocks',
    words:
      'Pages arrive in UTC and say so; your browser then shows your time zone. Ages use the server’s clock, even if your device’s clock is wrong, and are never negative.',
  },
  {
    title: 'Unverified tokens',
    words:
      'A token is verified if its mint is on the verified token list. Names and symbols of all other tokens are plain text that anyone could have written; their logos are not loaded, and they come last by market cap.',
  },
]
