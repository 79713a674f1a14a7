import type { MetricDefinition } from './metric-definition'

const makerFills =
  'Fills of Kamino limit orders, each valued at the price of its time. Fills without a known value add nothing; if no fill has a known value, the volume is unknown'

/** Numbers of Kamino’s order book and rankings. */
export const kaminoMetrics = {
  kaminoBook: {
    title: 'SOL/USDC order book',
    unit: 'USDC per SOL, SOL',
    formula:
      'One level per active order between wrapped SOL and USDC, at initial input ÷ expected output of the order. Size: what remains of the order, in SOL. Excludes orders that are being filled right now or are reserved for one counterparty, and orders below 0.001 SOL. Each side then shows its best 20 levels.',
    source: 'Accounts of open Kamino limit orders',
  },
  kaminoBookTotal: {
    title: 'Cumulative size',
    unit: 'SOL',
    formula: 'Sum of the sizes of all levels from the best price of the side to this one.',
    source: 'The SOL/USDC order book',
  },
  kaminoSpread: {
    title: 'Spread',
    unit: 'USDC, basis points',
    formula:
      'Best ask − best bid; in basis points: ÷ their mean × 10,000. Orders are only matched by takers, so a bid can be above an ask: such levels stay in the book, marked as crossed, and the spread is negative.',
    source: 'The best levels of the book',
  },
  kaminoTraderVolume: {
    title: 'Trader volume',
    unit: 'USD',
    formula:
      'Filled volume of the trader’s own orders in the window. “Swaps” counts these fills; the average is volume ÷ swaps. Rolling windows: Day is the last 24 hours, Week the last 7 days, Month the last 31 days. The sparkline has a gap before the start of the indexed history.',
    source: makerFills,
  },
  kaminoTraderShare: {
    title: 'Trader share',
    unit: 'percent',
    formula: 'The trader’s volume ÷ the volume of all traders in the same window.',
    source: makerFills,
  },
  kaminoRankChange: {
    title: 'Rank change',
    unit: 'places',
    formula:
      'Rank in the previous window − rank now. “new” = no fill in the previous window. Missing until the previous window is indexed, and always for Month, because no earlier data is retained.',
    source: makerFills,
  },
  kaminoTraderTier: {
    title: 'Trader tier',
    unit: 'USD of volume',
    formula: 'Three dots above 10 million, two above 5 million, one above 1 million USD in the window.',
    source: makerFills,
  },
  kaminoFilledOrder: {
    title: 'Top filled trades',
    unit: 'USD',
    formula: 'Orders ranked by their filled value in the window, with their number of fills.',
    source: makerFills,
  },
  kaminoTokenVolume: {
    title: 'Top tokens traded',
    unit: 'USD',
    formula:
      'Filled volume per token in the window: “bought” is what makers received, “sold” is what makers paid. Each fill counts once per token.',
    source: makerFills,
  },
} as const satisfies Record<string, MetricDefinition>
