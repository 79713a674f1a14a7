import type { Method } from './method'

const orderAccounts = 'The order’s account on the chain and the fills decoded from its program’s events'

/** Numbers of individual orders. */
export const orderMethods = {
  orderAmountUsd: {
    title: 'Amount of an order',
    unit: 'USD',
    formula:
      'Amount of the input token that the order was opened with × its price at the opening, and fixed from then on. For an order older than our first price of that token it is the first price at which we saw it; without any price it is missing.',
    source: 'The order’s account; our price samples',
  },
  orderSide: {
    title: 'Buy or sell',
    unit: 'side',
    formula:
      'The side that ranks higher among USDC, USDT, SOL, JitoSOL and everything else pays; the other one is traded. An order is a buy if what it gets is what is traded. Between two tokens without a rank it is a buy of the output.',
    source: 'The two mints of the order',
  },
  dcaProgress: {
    title: 'Progress of a DCA order',
    unit: 'percent',
    formula: '100 × input used ÷ (input deposited − input withdrawn), between 0 and 100.',
    source: orderAccounts,
  },
  limitProgress: {
    title: 'Progress of a limit order',
    unit: 'percent',
    formula: '100 × (input at the opening − input remaining) ÷ input at the opening, between 0 and 100.',
    source: orderAccounts,
  },
  kaminoProgress: {
    title: 'Progress of a Kamino order',
    unit: 'percent',
    formula: '100 × (initial input − remaining input) ÷ initial input, between 0 and 100.',
    source: orderAccounts,
  },
  remainingUsd: {
    title: 'Remaining',
    unit: 'USD',
    formula: 'What the order still offers × the current price of its input token; missing without a price.',
    source: 'The order’s account; current prices',
  },
  openLimitValue: {
    title: 'Open limit value, remaining value',
    unit: 'USD',
    formula:
      'What all active limit orders of the venue still offer × the current price of what each sells, added up. Orders whose input has no price add nothing.',
    source: 'Accounts of active limit orders; current prices',
  },
  limitPriceUsd: {
    title: 'Limit price',
    unit: 'USD per traded token',
    formula:
      'What is paid ÷ what is traded at the order’s own terms × the USD price of the token that pays. “Away” is how far that lies from the market price.',
    source: 'The order’s account; current prices',
  },
  usdSpentPerMinute: {
    title: 'Dollars per minute of a DCA order',
    unit: 'USD per minute',
    formula:
      'USD of one cycle at the current price × 60 ÷ seconds between two cycles; 0 when nothing remains.',
    source: 'The order’s account; current prices',
  },
  dcaTimeLeft: {
    title: 'Time left of a DCA order',
    unit: 'time',
    formula:
      'Time until the next cycle + (cycles that are left − 1) × time between two cycles, where the cycles left are what remains ÷ the amount of one cycle, rounded up.',
    source: 'The order’s account',
  },
  limitStatus: {
    title: 'Status of a limit order',
    unit: 'word',
    formula:
      'Open without a fill, Partial with some, Complete when all is filled, Cancelled when it was closed with something left. An order past its expiry is out of the active lists at once, though its account stands until somebody closes it.',
    source: orderAccounts,
  },
} as const satisfies Record<string, Method>
