/** All texts of the token chart. */
export const chartText = {
  title: (symbol: string) => `${symbol} / USD`,
  timeframe: 'Timeframe',
  type: 'Chart type',
  types: { candlestick: 'Candlestick', area: 'Area', bar: 'Bar' },
  failed: (message: string) => `Error loading chart: ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreachable: 'the server can’t be reached',
  unsupported: 'the chart code can’t be loaded',
  nothingLine: 'No price history yet.',
  loading: 'Loading chart',
  /** Name of the candles in the CSV file. The bars of the chart are made of these candles. */
  candles: (interval: string) => `${interval} candles`,
  withoutScript: 'The token’s page lists its prices as a table.',
  keys: 'Use the left and right arrow keys to step through the bars, Home and End for the first and the last.',
  describe: (symbol: string, frame: string, bars: number) => `Price of ${symbol}, ${frame}, ${bars} bars`,
  columns: ['Open', 'High', 'Low', 'Close', 'Change', 'Volume $'],
  time: 'Time',
  letters: { open: 'O', high: 'H', low: 'L', close: 'C' },
  noTrade: 'no trade',
  attribution: 'Charts by TradingView',
} as const
