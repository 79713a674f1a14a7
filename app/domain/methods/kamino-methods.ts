import type { Method } from './method'

const makerFills =
  'Fills of Kamino limit orders, each valued at the price of its own time. Those without a known value add nothing; where there are fills and none has one, the volume is unknown'

/** Numbers of Kamino’s order book and rankings. */
export const kaminoMethods = {
  kaminoBook: {
    title: 'SOL/USDC order book',
    unit: 'USDC per SOL, SOL',
    formula:
      'One level for each active order between wrapped SOL and USDC, at initial input ÷ expected output of the order. Its size is what remains of it, in SOL. Orders that are being filled at this moment or are bound to one counterparty are left out; so is less than 0.001 SOL, before each side is cut to its best 20.',
    source: 'Accounts of open Kamino limit orders',
  },
  kaminoBookTotal: {
    title: 'Cumulative size',
    unit: 'SOL',
    formula: 'Sizes of all levels from the best price of the side up to this one.',
    source: 'The book above it',
  },
  kaminoSpread: {
    title: 'Spread',
    unit: 'USDC, basis points',
    formula:
      'Best ask − best bid, and the same ÷ their mean × 10,000. Nobody matches orders by themselves, so a bid may stand above an ask: such levels stay in the book, marked as crossed, and the spread is negative.',
    source: 'The best levels of the book',
  },
  kaminoTraderVolume: {
    title: 'Volume of a trader',
    unit: 'USD',
    formula:
      'What was filled of the trader’s own orders in the window; “swaps” counts those fills, and the average is one divided by the other. Day is the last 24 hours, Week the last 7 days, Month the last 31 days, all rolling. Of the small chart beside it, what begins before the known history is left open.',
    source: makerFills,
  },
  kaminoTraderShare: {
    title: 'Share of a trader',
    unit: 'percent',
    formula: 'The trader’s volume ÷ the volume of all traders in the same window.',
    source: makerFills,
  },
  kaminoRankChange: {
    title: 'Change of rank',
    unit: 'places',
    formula:
      'Rank in the window before this one − rank now. “new” = no fill in the window before. There is none while that window is not known, nor for a month, before which nothing is kept.',
    source: makerFills,
  },
  kaminoTraderTier: {
    title: 'Tier of a trader',
    unit: 'USD of volume',
    formula: 'Three dots above 10 million, two above 5 million, one above 1 million in the window.',
    source: makerFills,
  },
  kaminoFilledOrder: {
    title: 'Top filled trades',
    unit: 'USD',
    formula: 'Orders by what was filled of them in the window, with the number of their fills.',
    source: makerFills,
  },
  kaminoTokenVolume: {
    title: 'Top tokens traded',
    unit: 'USD',
    formula:
      'Filled volume by token in the window: bought where it was what makers got, sold where it was what they gave. A fill counts once for each of its tokens.',
    source: makerFills,
  },
} as const satisfies Record<string, Method>
