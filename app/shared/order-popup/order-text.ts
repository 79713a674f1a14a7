import type { OrderStatus } from '~/domain/order/order'
import { type PerpOrderType, perpVenueFacts, venueOfOrderKey } from '~/domain/protocol/perp-venue'

/** All texts of the order popup and of an order's page. */
export const orderText = {
  loading: 'Loading order',
  unknownTitle: 'Unknown order',
  unknownLine: 'No order with this address is indexed. It may predate our history.',
  lookUp: 'Look up account',
  failed: 'Error loading order details',
  failedOf: (venue: string) => `Error loading ${venue} order details`,
  orderOf: (venue: string) => `${venue} Order`,
  settledIn: 'Settled in',
  status: (status: number) => `HTTP ${status}`,
  describes: 'One order on Solana: its pair, size, progress and every fill.',
  openExplorer: 'Open in explorer',
  what: {
    order: 'order account',
    trader: 'trader',
    userAccount: 'user account',
    input: 'input mint',
    output: 'output mint',
    mint: 'mint',
  },
  deposited: 'Deposited',
  gives: 'Selling',
  received: 'Received so far',
  spentWord: 'spent',
  filledWord: 'filled',
  ofTotal: (part: string, whole: string) => `${part} of ${whole}`,
  left: 'left',
  usdPerMinute: 'USD per minute',
  perCycle: 'Per cycle',
  every: 'Every',
  nextCycle: 'Next cycle',
  overdue: 'due',
  limitPriceUsd: 'Limit price, USD',
  limitPriceIn: (symbol: string) => `Limit price, ${symbol}`,
  away: (percent: string) => `${percent}% from the market`,
  statusLabel: 'Status',
  remaining: 'Remaining',
  size: 'Size at opening',
  expired: 'expired',
  fillCount: 'Fills',
  market: 'Market',
  baseToken: 'Token',
  trader: 'Trader',
  account: 'Order account',
  userAccount: 'User account',
  inputMint: 'Input mint',
  outputMint: 'Output mint',
  mint: 'Mint',
  averagePrice: 'Average price',
  averagePriceIn: (symbol: string) => `Average price, ${symbol}`,
  opened: 'Opened',
  closed: 'Closed',
  expires: 'Expires',
  tradeAmount: 'Trade amount',
  amountFilled: 'Amount filled',
  filled: 'Filled',
  price: 'Price',
  orderType: 'Type',
  atMarket: 'market',
  fromOracle: { above: 'oracle +', below: 'oracle −' },
  triggerPrice: 'Trigger price',
  triggers: { above: 'or above', below: 'or below' },
  marketCap: 'Market cap',
  timeline: 'Fills',
  columns: {
    number: '#',
    time: 'Time',
    price: 'Price $',
    valueUsd: 'Value $',
    vsMarket: 'vs market',
    amount: (symbol: string) => `Amount ${symbol}`,
    filledUsd: 'Filled $',
    fee: 'Fee $',
    role: 'Role',
  },
  roles: { taker: 'Taker', maker: 'Maker' },
  liquidated: (role: string) => `${role}, liquidation`,
  in: (symbol: string) => `In ${symbol}`,
  out: (symbol: string) => `Out ${symbol}`,
  nextCycles: 'Next cycles',
  allFields: 'All fields of this order',
  basisPoints: (bps: string) => `${bps} bp`,
  transaction: 'Open transaction in explorer',
  noFills: { open: 'No fills yet.', closed: 'No fills.' },
  fillsUnavailable: 'Fills are temporarily unavailable.',
  allOf: (count: string) => (count === '1' ? '1 fill' : `All ${count} fills`),
  knownOf: (count: string) =>
    `${count === '1' ? '1 fill' : `${count} fills`} indexed; older or very recent ones may be missing`,
  noKnownFills: 'No fills indexed; older or very recent ones may be missing.',
  noneMatch: 'No fills match the filter.',
  noKnownMatch: 'No fills match the filter. Older or very recent ones may be missing.',
  mayMiss: (matches: string) => `${matches}; older or very recent ones may be missing`,
  matchOf: (count: string) => (count === '1' ? '1 fill matches' : `${count} fills match`),
  someOf: (shown: string, total: string) => `Latest ${shown} of ${total}`,
  rangeOf: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  olderFills: 'Older fills',
  newerFills: 'Newer fills',
  averageVsMarket: (bps: string) => `Average vs market ${bps} bp`,
  averageOfSome: (bps: string, known: string, total: string) =>
    `Average vs market ${bps} bp (${known} of ${total} fills have a market price)`,
  fillsCsv: 'fills of this order',
} as const

/** Returns the message for an order that cannot be shown. The key of a perp order shows its venue. */
export function failedWords(orderKey: string): string {
  const venue = venueOfOrderKey(orderKey)
  return venue === undefined ? orderText.failed : orderText.failedOf(perpVenueFacts[venue].name)
}

/** Display names of the kinds of perp orders. */
export const perpTypeWords = {
  market: 'Market',
  limit: 'Limit',
  trigger_market: 'Trigger market',
  trigger_limit: 'Trigger limit',
  oracle: 'Oracle',
  unknown: 'Unknown',
} as const satisfies Record<PerpOrderType, string>

/**
 * Display names of the outcomes of a closed order. An order that the chain marks as expired counts as
 * cancelled, so its display name contains both words.
 */
export const endWords = {
  completed: 'Complete',
  cancelled: 'Cancelled',
  expired: 'Cancelled · expired',
  ended: 'Closed',
} as const satisfies Record<Exclude<OrderStatus, 'open'>, string>
