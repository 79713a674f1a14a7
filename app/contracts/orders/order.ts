import { z } from 'zod'
import { protocolsOfVenue } from '~/domain/protocol/protocol'
import {
  address,
  epochSeconds,
  epochSecondsOrNull,
  logoUrlOrNull,
  priceUsdOrNull,
  progressPercent,
  rawAmount,
  slot,
  uiAmount,
  usdOrNull,
} from '../schema/fields'
import { pageOf } from '../schema/page'

/**
 * Fields for the two tokens of every spot order. Names and symbols come from the issuers of the tokens and
 * are made safe to show.
 */
const pairFields = {
  inputMint: address,
  outputMint: address,
  inputTokenSymbol: z.string().nullable(),
  inputTokenName: z.string().nullable(),
  inputTokenImage: logoUrlOrNull,
  inputTokenVerified: z.boolean(),
  inputTokenDecimals: z.number().int().nullable(),
  outputTokenSymbol: z.string().nullable(),
  outputTokenName: z.string().nullable(),
  outputTokenImage: logoUrlOrNull,
  outputTokenVerified: z.boolean(),
  outputTokenDecimals: z.number().int().nullable(),
  inputMintPrice: priceUsdOrNull.describe(
    'USD per UI unit; the latest sample, at most 10 minutes old. Null = unknown.',
  ),
  outputMintPrice: priceUsdOrNull.describe('Likewise.'),
}

/** Amount that was deposited when an order was opened. */
const placedFields = {
  amount: uiAmount.describe('Input deposited into the order.'),
  amountRaw: rawAmount,
  amountUsd: usdOrNull.describe(
    '`amount` at the price of `amountUsdAt`. Does not change with later prices. Null = no price known.',
  ),
  amountUsdAt: epochSecondsOrNull.describe(
    'Time of the price behind `amountUsd`: the opening, or up to ten minutes before it. Later than `createdAt` if no earlier price is known.',
  ),
}

const buy = z
  .boolean()
  .describe(
    'True if the output is the base token. The quote is the first of USDC, USDT, SOL and JitoSOL that is in the pair. Pairs without any of these are buys.',
  )

const limitPriceUsd = priceUsdOrNull.describe(
  'USD per UI unit of the base token at which the order fills. Null if the quote has no price.',
)

const limitOpenedAt = epochSecondsOrNull.describe('Null = opening not indexed yet.')

const closedAt = epochSecondsOrNull.describe(
  'Time when the order’s account was closed; null while it exists.',
)

/** Status of an order. The values are the same for every venue. */
export const orderStatus = z
  .enum(['open', 'completed', 'cancelled', 'expired', 'ended'])
  .describe('`ended`: the account is closed for an unknown reason.')

/**
 * Jupiter DCA order. Amounts in UI units are `null` if the number of decimals of the mint is unknown. The
 * `…Raw` fields are always exact.
 */
export const dcaOrderWire = z.object({
  publicKey: address,
  userPublicKey: address,
  ...pairFields,
  ...placedFields,
  usdSpentPerMinute: usdOrNull.meta({
    'x-unit': 'USD per minute',
    description: 'At the current price. 0 = nothing remains; null = price unknown.',
  }),
  progress: progressPercent,
  createdAt: epochSeconds,
  nextCycleAt: epochSecondsOrNull.describe('Time of the next cycle; null once the order has ended.'),
  cycleFrequency: z.number().int().meta({ 'x-unit': 'seconds' }),
  buy,
  inDeposited: uiAmount.describe('Total input deposited.'),
  inDepositedRaw: rawAmount,
  inWithdrawn: uiAmount.describe(
    'Input withdrawn from the order, including the unsold input returned at its closing. `progress` only subtracts what was withdrawn earlier.',
  ),
  inWithdrawnRaw: rawAmount,
  outWithdrawn: uiAmount.describe('Output withdrawn; all of it once the order is closed.'),
  outWithdrawnRaw: rawAmount,
  inUsed: uiAmount.describe('Input sold.'),
  inUsedRaw: rawAmount,
  outReceived: uiAmount.describe('Output bought.'),
  outReceivedRaw: rawAmount,
  inAmountPerCycle: uiAmount,
  inAmountPerCycleRaw: rawAmount,
  nextCycleAmountLeft: uiAmount.describe('Input left to sell in the current cycle.'),
  nextCycleAmountLeftRaw: rawAmount,
  minOutAmount: uiAmount.describe('Minimum output of a cycle; 0 = no limit.'),
  minOutAmountRaw: rawAmount,
  maxOutAmount: uiAmount.describe('Maximum output of a cycle; 0 = no limit.'),
  maxOutAmountRaw: rawAmount,
  keeperInBalanceBeforeBorrow: uiAmount,
  keeperInBalanceBeforeBorrowRaw: rawAmount,
  dcaOutBalanceBeforeSwap: uiAmount,
  dcaOutBalanceBeforeSwapRaw: rawAmount,
  idx: z.string().describe('u64 as a decimal string, because it can exceed 2^53.'),
  bump: z.number().int(),
  status: orderStatus,
  closedAt,
  slot,
})
export type DcaOrderWire = z.infer<typeof dcaOrderWire>
export const dcaOrderPage = pageOf(dcaOrderWire)

/** Limit order of either of Jupiter's two limit programs. */
export const limitOrderWire = z.object({
  publicKey: address,
  maker: address,
  protocol: z.enum(protocolsOfVenue('jupiter')),
  ...pairFields,
  ...placedFields,
  limitPriceUsd,
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was fully filled.'),
  createdAt: limitOpenedAt,
  expiredAt: epochSecondsOrNull,
  buy,
  makingAmount: uiAmount.describe('Remaining input.'),
  makingAmountRaw: rawAmount,
  takingAmount: uiAmount.describe('Remaining output that the order expects.'),
  takingAmountRaw: rawAmount,
  oriMakingAmount: uiAmount.describe('Input at the opening.'),
  oriMakingAmountRaw: rawAmount,
  oriTakingAmount: uiAmount.describe('Expected output at the opening.'),
  oriTakingAmountRaw: rawAmount,
  status: orderStatus,
  closedAt,
  slot,
})
export type LimitOrderWire = z.infer<typeof limitOrderWire>
export const limitOrderPage = pageOf(limitOrderWire)

export const kaminoOrderWire = z.object({
  publicKey: address,
  maker: address,
  ...pairFields,
  ...placedFields,
  limitPriceUsd,
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was fully filled.'),
  createdAt: limitOpenedAt,
  buy,
  initialInputAmount: uiAmount,
  initialInputAmountRaw: rawAmount,
  initialInputAmountNotional: usdOrNull.describe('USD value of the initial input at the current price.'),
  remainingInputAmount: uiAmount,
  remainingInputAmountRaw: rawAmount,
  filledOutputAmount: uiAmount,
  filledOutputAmountRaw: rawAmount,
  expectedOutputAmount: uiAmount,
  expectedOutputAmountRaw: rawAmount,
  numberOfFills: z.number().int().nullable(),
  lastUpdatedTimestamp: epochSecondsOrNull,
  status: orderStatus,
  closedAt,
  slot,
})
export type KaminoOrderWire = z.infer<typeof kaminoOrderWire>
export const kaminoOrderPage = pageOf(kaminoOrderWire)
