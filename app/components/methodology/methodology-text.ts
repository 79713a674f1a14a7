/** All texts of the methodology page, except the metric definitions. */
export const methodologyText = {
  title: 'Methodology',
  line: 'How every computed number comes about',
  describes:
    'How every number is computed from Solana’s accounts and events: orders, prices, volume, order books, funding and freshness.',
  intro:
    'Everything here is read from accounts and events of programs on Solana and computed as this page says. A number that is not known is “—”, never a guess. The mark beside a number on any page shows its entry of this page.',
  contents: 'Contents',
  unit: 'Unit',
  source: 'Source',
  linkTo: (title: string) => `Link to “${title}”`,
  choices: 'Choices',
  choicesId: 'choices',
} as const

/** Ambiguous rules, and how they are interpreted here. */
export const choices: readonly { readonly title: string; readonly words: string }[] = [
  {
    title: 'Four protocols',
    words:
      'Four feeds are meant: Jupiter Recurring (DCA), Jupiter Limit with both of its programs, Kamino Limit, and Drift.',
  },
  {
    title: 'Active and All',
    words:
      '“Active” lists orders that are on the chain, have something left and have not expired. “All” lists every order that was opened in the last 31 days, and with them all that are still open, however old; an order’s own key finds it at any age. With a key the API reaches further back.',
  },
  {
    title: 'Windows',
    words:
      'Day, week and month are the last 24 hours, 7 days and 31 days, rolling, and end now. Charts by bucket begin with the whole bucket in which the window starts; buckets begin at multiples of their length, UTC.',
  },
  {
    title: 'Net and Total',
    words: '“Total Volume” is bought + sold. “Net Volume” is bought − sold: below the axis more was sold.',
  },
  {
    title: 'Tokens left out of summaries',
    words:
      'Summaries by token leave out SOL, USDC, USDT and JitoSOL, which are what most orders pay with; charts of named tokens leave nothing out. “Hide stablecoins & SOL” is a list of its own: USDT, USDC and SOL.',
  },
  {
    title: 'Headers that name something else',
    words:
      'The search’s “24h Volume” is the token’s DCA volume, and “Fully Diluted Market Cap” is price × supply, the same as market cap. The headers are as specified; their hints say what stands below them.',
  },
  {
    title: 'Prices as they are printed',
    words:
      'From 1 on two decimals, from 0.01 four, from 0.0001 six, below that eight; less than 0.0000001 has three digits behind its zeros, which are counted: 0.0₇123 is 0.0000000123. Perpetual markets have no decimals above 9,999. The title of a number has all of its digits.',
  },
  {
    title: 'Tokens whose amounts are scaled',
    words:
      'The issuer of a tokenized stock may multiply what wallets display, for a split or a dividend (ScaledUiAmount). Amounts, supply and prices count what wallets display. Fills and candles keep the multiplier of their time; orders show that of now. Values in USD do not depend on it.',
  },
  {
    title: 'A price that is not known',
    words:
      'On a token’s page it stands as a muted 0 beside the word “unavailable”; everywhere else it is “—”, and sorts last.',
  },
  {
    title: 'Funding per year',
    words:
      'A simple rate (APR): rate per hour × 8,760, not compounded. The average of all markets is their arithmetic mean; settled and delisted markets are in no average, ranking or list.',
  },
  {
    title: 'One side of open interest',
    words:
      'On a perpetual market every long has a short, so longs and shorts are not added up. Long and short stand on the market account as they are; the ratio leaves the venue’s own market maker out.',
  },
  {
    title: 'Unusual in either direction',
    words:
      'Deviation is measured both ways: a market far below the mean has a dot as well, and its deviation is printed with its sign.',
  },
  {
    title: 'Expired orders',
    words:
      'Where the chain says that a limit order has expired, its status is “Cancelled”; the popup of the order has the word “expired”.',
  },
  {
    title: 'Time and clocks',
    words:
      'Pages are made with UTC and say so; your browser then shows your own zone. Ages tick on the server’s time, however far off a visitor’s clock is, and are never below zero.',
  },
  {
    title: 'Unverified tokens',
    words:
      'A token is verified if the verified token list has its mint. Names and symbols of all others are plain text that anybody could have written; their pictures are never loaded, and they sort last by market cap.',
  },
]
