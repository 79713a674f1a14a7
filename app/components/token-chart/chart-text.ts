/** Every text of the token chart, once. Words of the specification stand here exactly as it has them. */
export const chartText = {
  title: (symbol: string) => `${symbol} / USD`,
  timeframe: 'Timeframe',
  type: 'Chart type',
  types: { candlestick: 'Candlestick', area: 'Area', bar: 'Bar' },
  /** M106 */
  failed: (message: string) => `Error loading chart: ${message}`,
  status: (status: number) => `HTTP ${status}`,
  unreachable: 'the server can’t be reached',
  unsupported: 'its code can’t be loaded',
  nothingLine: 'This token has had no price in the time that we have read.',
  loading: 'Loading chart',
  /** Bars are made of these. */
  candles: (interval: string) => `${interval} candles`,
  withoutScript: 'The token’s own page has its prices as a table.',
  keys: 'Left and right arrow step through the bars, Home and End go to the first and the last.',
  describe: (symbol: string, frame: string, bars: number) => `Price of ${symbol}, ${frame}, ${bars} bars`,
  columns: ['Open', 'High', 'Low', 'Close', 'Change', 'Volume $'],
  time: 'Time',
  letters: { open: 'O', high: 'H', low: 'L', close: 'C' },
  noTrade: 'no trade',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  attribution: 'Charts by TradingView',
} as const
