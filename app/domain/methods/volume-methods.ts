import type { Method } from './method'

const fills =
  'Fills decoded from the programs’ events, each valued at the price of its own time. Those without a known value add nothing; where there are fills and none has one, the volume is unknown'

/** Executed and planned volume by token. */
export const volumeMethods = {
  dcaVolumePastDay: {
    title: '24 h DCA volume of a token',
    unit: 'USD',
    formula:
      'Executed DCA fills of the last 24 hours in which the token was bought or sold, both sides added. The search’s column “24h Volume” shows this number.',
    source: fills,
  },
  dcaVolumeOfDay: {
    title: 'DCA volume 24h',
    unit: 'USD',
    formula: 'DCA fills of the last 24 hours, each counted once, by what was sold.',
    source: fills,
  },
  dcaPlannedPerMinute: {
    title: 'Planned / min',
    unit: 'USD per minute',
    formula: 'What active DCA orders will sell within the next hour, as DCA pressure has it, ÷ 60.',
    source: 'Accounts of active DCA orders; current prices',
  },
  tokenVolume: {
    title: '24 h volume of a token',
    unit: 'USD',
    formula:
      'Executed volume of the last 24 hours in the venues that were asked for: DCA, Jupiter limit orders, Kamino and Drift together where none is named.',
    source: fills,
  },
  dcaRemainingByToken: {
    title: 'DCA aggregate of a token',
    unit: 'USD',
    formula:
      'What active DCA orders still have to spend, at current prices: “buys” where the token is what they get, “sells” where it is what they give, and the sum of both. Orders whose input has no price count for nothing.',
    source: 'Accounts of active DCA orders; current prices',
  },
  dcaFilledByToken: {
    title: 'Top tokens DCA',
    unit: 'USD',
    formula:
      'DCA fills of the last 24 hours by token, bought and sold. A fill counts once for each of its tokens.',
    source: fills,
  },
  dcaFilledMonth: {
    title: 'Filled, 30 days',
    unit: 'USD',
    formula:
      'DCA fills of the last 720 whole hours and the running one: of the wallet’s orders, of the order, or of a token with what it bought and sold added. Fills without a known value count, but add nothing; where none has one it is missing.',
    source: fills,
  },
  dcaVolumeChart: {
    title: 'DCA volume chart',
    unit: 'USD per bucket',
    formula:
      'Executed DCA fills by bucket. “Total” is bought + sold; “Net” is bought − sold, with its sign. The five tokens with most volume of the window have a series each, all others together one. Where no tokens are named, SOL, USDC, USDT and JitoSOL are left out. The first bucket is the whole one in which the start lies. A bucket that begins before the known history is unknown, not empty.',
    source: fills,
  },
  limitFilledByToken: {
    title: 'Top tokens limit',
    unit: 'USD',
    formula:
      'Filled volume of limit orders in both Jupiter programs over the last 24 hours, by token. An execution counts for both of its tokens. Shares in the pie are of the tokens that it shows.',
    source: fills,
  },
  topTrades: {
    title: 'Largest trades',
    unit: 'USD',
    formula:
      'Of the last 24 hours, at least $1,000: the ten largest Drift fills and the twenty largest others. The moving line keeps three and seven of them, the newest first.',
    source: fills,
  },
  dcaPressure: {
    title: 'DCA pressure',
    unit: 'USD',
    formula:
      'For each active order its cycles from the next one on, each the lesser of the amount per cycle and what remains, × price, until it is empty or the horizon is reached. A cycle buys one token and sells the other. Prices stay as they are, nobody cancels, price bounds are ignored, and an overdue order goes on from now.',
    source: 'Accounts of active DCA orders; current prices',
  },
  limitDepth: {
    title: 'Depth of limit orders',
    unit: 'USD',
    formula:
      'What is left of open limit orders of which the token is the traded side, at current prices, in steps of 1 % of distance from the market price. The line beneath a bar is what DCA orders of the coming 24 hours, or of the horizon chosen beside it, would take of it if they met nothing else: their sales of the buy orders, their purchases of the sell orders, the nearest first. What lies further than half the price away is one sum on either side.',
    source: 'Accounts of open limit orders; current prices',
  },
} as const satisfies Record<string, Method>
