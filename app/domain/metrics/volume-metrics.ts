import type { MetricDefinition } from './metric-definition'

const fills =
  'Fills decoded from the programs’ events, each valued at the price of its time. Fills without a known value add nothing; if no fill has a known value, the volume is unknown'

/** Executed and planned volume by token. */
export const volumeMetrics = {
  dcaVolumePastDay: {
    title: '24 h DCA volume of a token',
    unit: 'USD',
    formula:
      'DCA fills of the last 24 hours in which the token was bought or sold, both sides added. The “24h Volume” column of the search shows this number.',
    source: fills,
  },
  dcaVolumeOfDay: {
    title: 'DCA volume 24h',
    unit: 'USD',
    formula: 'DCA fills of the last 24 hours, each counted once, by its sold amount.',
    source: fills,
  },
  dcaPlannedPerMinute: {
    title: 'Planned / min',
    unit: 'USD per minute',
    formula: 'Value that active DCA orders will sell within the next hour, according to DCA pressure, ÷ 60.',
    source: 'Accounts of active DCA orders; current prices',
  },
  tokenVolume: {
    title: '24 h volume of a token',
    unit: 'USD',
    formula:
      'Filled volume of the last 24 hours at the requested venue. Default: DCA, Jupiter limit orders, Kamino and the perps venues together.',
    source: fills,
  },
  dcaRemainingByToken: {
    title: 'DCA totals of a token',
    unit: 'USD',
    formula:
      'Remaining value of active DCA orders at current prices: “buys” if the token is the output, “sells” if it is the input, and the sum of both. Orders whose input has no price add nothing.',
    source: 'Accounts of active DCA orders; current prices',
  },
  dcaFilledByToken: {
    title: 'Top tokens DCA',
    unit: 'USD',
    formula: 'DCA fills of the last 24 hours by token, bought and sold. Each fill counts once per token.',
    source: fills,
  },
  dcaFilledMonth: {
    title: 'Filled, 30 days',
    unit: 'USD',
    formula:
      'DCA fills of the last 720 full hours and the current hour: for a wallet or an order, the value of its fills; for a token, buys + sells. Fills without a known value are counted but add nothing; if none has a known value, the volume is missing.',
    source: fills,
  },
  dcaVolumeChart: {
    title: 'DCA volume chart',
    unit: 'USD per bucket',
    formula:
      'DCA fills by interval. “Total” is buys + sells; “Net” is buys − sells. The eight tokens with the highest volume have their own series, all others are combined. If no tokens are selected, SOL, USDC, USDT and JitoSOL are excluded. The first interval is the whole one that contains the start. An interval that starts before the indexed history is unknown, not empty.',
    source: fills,
  },
  limitFilledByToken: {
    title: 'Top tokens limit',
    unit: 'USD',
    formula:
      'Filled volume of limit orders in both Jupiter programs over the last 24 hours, by token. Each fill counts once per token. The pie shows shares of the displayed tokens only.',
    source: fills,
  },
  topTrades: {
    title: 'Largest trades',
    unit: 'USD',
    formula:
      'The ten largest perp fills and the twenty largest other fills of the last 24 hours, at least $1,000 each. The ticker shows three and seven of them, newest first.',
    source: fills,
  },
  dcaPressure: {
    title: 'DCA pressure',
    unit: 'USD',
    formula:
      'For each active order, the sum of its cycles from the next one until the order is empty or the horizon ends; each cycle is the smaller of amount per cycle and remaining amount, × price. A cycle buys one token and sells the other. Assumes constant prices and no cancelled orders, ignores price limits; overdue orders resume now.',
    source: 'Accounts of active DCA orders; current prices',
  },
  limitDepth: {
    title: 'Limit order depth',
    unit: 'USD',
    formula:
      'Remaining value of open limit orders with the token as base, at current prices, in steps of 1 % of distance from the market price. The line below a bar is the share that DCA orders would fill in the next 24 hours, or in the selected horizon, if they only traded against these orders: DCA sells fill buy orders and DCA buys fill sell orders, nearest price first. Orders more than 50 % away from the price are one total per side.',
    source: 'Accounts of open limit orders; current prices',
  },
} as const satisfies Record<string, MetricDefinition>
