import type { MetricDefinition } from './metric-definition'

const orderAccounts = 'The order’s account on the chain and the fills decoded from its program’s events'

/** Numbers of individual orders. */
export const orderMetrics = {
  orderAmountUsd: {
    title: 'Order amount',
    unit: 'USD',
    formula:
      'Input amount at the opening × price of the input token at the opening; it does not change afterwards. If the order is older than our first price of the token, that first price is used; without any price the amount is missing.',
    source: 'The order’s account; our price samples',
  },
  orderSide: {
    title: 'Buy or sell',
    unit: 'side',
    formula:
      'Quote priority: USDC, USDT, SOL, JitoSOL, then all other tokens. The token with the higher priority is the quote, the other one the base. An order is a buy if it receives the base. Between two tokens outside this list, it is a buy of the output. Lists of one token show that token’s side and price instead.',
    source: 'The two mints of the order',
  },
  dcaProgress: {
    title: 'DCA progress',
    unit: 'percent',
    formula: '100 × input used ÷ (input deposited − input withdrawn), between 0 and 100.',
    source: orderAccounts,
  },
  limitProgress: {
    title: 'Limit order progress',
    unit: 'percent',
    formula: '100 × (input at the opening − remaining input) ÷ input at the opening, between 0 and 100.',
    source: orderAccounts,
  },
  kaminoProgress: {
    title: 'Kamino order progress',
    unit: 'percent',
    formula: '100 × (initial input − remaining input) ÷ initial input, between 0 and 100.',
    source: orderAccounts,
  },
  remainingUsd: {
    title: 'Remaining',
    unit: 'USD',
    formula: 'Remaining input of the order × current price of the input token. Missing without a price.',
    source: 'The order’s account; current prices',
  },
  openLimitValue: {
    title: 'Open limit value, remaining value',
    unit: 'USD',
    formula:
      'Sum over all active limit orders of the venue: remaining input × current price of the input token. Orders whose input has no price add nothing.',
    source: 'Accounts of active limit orders; current prices',
  },
  limitPriceUsd: {
    title: 'Limit price',
    unit: 'USD per base token',
    formula:
      'Quote amount ÷ base amount of the order × USD price of the quote token. “Away” is the distance from the market price; lists are sorted by its size, whatever its sign. Lists of one token have that token’s price and distance.',
    source: 'The order’s account; current prices',
  },
  usdSpentPerMinute: {
    title: 'DCA spend per minute',
    unit: 'USD per minute',
    formula:
      'USD value of one cycle at the current price × 60 ÷ seconds between two cycles; 0 if nothing remains.',
    source: 'The order’s account; current prices',
  },
  dcaTimeLeft: {
    title: 'DCA time left',
    unit: 'time',
    formula:
      'Time until the next cycle + (remaining cycles − 1) × time between two cycles. Remaining cycles: remaining input ÷ amount per cycle, rounded up.',
    source: 'The order’s account',
  },
  limitStatus: {
    title: 'Limit order status',
    unit: 'word',
    formula:
      'Open: no fills. Partial: some fills. Complete: fully filled. Cancelled: closed with input remaining. An expired order leaves the active lists immediately, although its account exists until it is closed.',
    source: orderAccounts,
  },
} as const satisfies Record<string, MetricDefinition>
