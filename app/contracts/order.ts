import { z } from 'zod'
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
} from './fields'
import { pageOf } from './page'

/**
 * Token fields of both sides of every spot order. Names and symbols come from the issuers and are made safe
 * to show.
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
    'USD per UI unit, newest sample at most 10 minutes old; null = unknown.',
  ),
  outputMintPrice: priceUsdOrNull.describe('Likewise.'),
}

/** Amount deposited at the opening of an order. */
const placedFields = {
  amount: uiAmount.describe('Input that was put into the order.'),
  amountRaw: rawAmount,
  amountUsd: usdOrNull.describe(
    '`amount` at the price of `amountUsdAt`; it stays while prices move. Null = no price is known.',
  ),
  amountUsdAt: epochSecondsOrNull.describe(
    'Time of the price behind `amountUsd`: the opening or up to ten minutes before it; later than `createdAt` where no price of then is known.',
  ),
}

const buy = z
  .boolean()
  .describe(
    'Whether the output is the base: of USDC, USDT, SOL and JitoSOL the first that is in the pair is the quote. A pair without any of them is a buy.',
  )

const limitPriceUsd = priceUsdOrNull.describe(
  'USD per UI unit of the base token at which the order fills; null where the quote has no price.',
)

const limitOpenedAt = epochSecondsOrNull.describe('Null = the opening has not been found yet.')

const closedAt = epochSecondsOrNull.describe('When its account was closed; null while it is there.')

/** Status of an order, for every venue. */
export const orderStatus = z
  .enum(['open', 'completed', 'cancelled', 'expired', 'ended'])
  .describe('`ended`: its account is gone and nothing told why.')

/**
 * Jupiter DCA order. UI amounts are `null` if the mint's decimals are unknown; `…Raw` fields are always
 * exact.
 */
export const dcaOrderWire = z.object({
  publicKey: address,
  userPublicKey: address,
  ...pairFields,
  ...placedFields,
  usdSpentPerMinute: usdOrNull.meta({
    'x-unit': 'USD per minute',
    description: 'At the current price; 0 when nothing remains, null where the price is unknown.',
  }),
  progress: progressPercent,
  createdAt: epochSeconds,
  nextCycleAt: epochSecondsOrNull.describe('When the next cycle is due; null once the order has ended.'),
  cycleFrequency: z.number().int().meta({ 'x-unit': 'seconds' }),
  buy,
  inDeposited: uiAmount.describe('Input ever put in.'),
  inDepositedRaw: rawAmount,
  inWithdrawn: uiAmount.describe(
    'Input taken out of the order, with what came back unsold at its closing. `progress` counts only what was taken out before.',
  ),
  inWithdrawnRaw: rawAmount,
  outWithdrawn: uiAmount.describe('Output paid out; all of it once the order has closed.'),
  outWithdrawnRaw: rawAmount,
  inUsed: uiAmount.describe('Input sold.'),
  inUsedRaw: rawAmount,
  outReceived: uiAmount.describe('Output bought.'),
  outReceivedRaw: rawAmount,
  inAmountPerCycle: uiAmount,
  inAmountPerCycleRaw: rawAmount,
  nextCycleAmountLeft: uiAmount.describe('Input that the running cycle has still to sell.'),
  nextCycleAmountLeftRaw: rawAmount,
  minOutAmount: uiAmount.describe('Least output of a cycle; 0 = no bound.'),
  minOutAmountRaw: rawAmount,
  maxOutAmount: uiAmount.describe('Most output of a cycle; 0 = no bound.'),
  maxOutAmountRaw: rawAmount,
  keeperInBalanceBeforeBorrow: uiAmount,
  keeperInBalanceBeforeBorrowRaw: rawAmount,
  dcaOutBalanceBeforeSwap: uiAmount,
  dcaOutBalanceBeforeSwapRaw: rawAmount,
  idx: z.string().describe('u64: decimal string, since it may pass 2^53.'),
  bump: z.number().int(),
  status: orderStatus,
  closedAt,
  slot,
})
export type DcaOrderWire = z.infer<typeof dcaOrderWire>
export const dcaOrderPage = pageOf(dcaOrderWire)

/** Jupiter limit order of either program. */
export const limitOrderWire = z.object({
  publicKey: address,
  maker: address,
  protocol: z.enum(['jupiter-limit', 'jupiter-limit-v1']),
  ...pairFields,
  ...placedFields,
  limitPriceUsd,
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was filled.'),
  createdAt: limitOpenedAt,
  expiredAt: epochSecondsOrNull,
  buy,
  makingAmount: uiAmount.describe('Input that is left.'),
  makingAmountRaw: rawAmount,
  takingAmount: uiAmount.describe('Output that is still asked for.'),
  takingAmountRaw: rawAmount,
  oriMakingAmount: uiAmount.describe('Input at the opening.'),
  oriMakingAmountRaw: rawAmount,
  oriTakingAmount: uiAmount.describe('Output that was asked for at the opening.'),
  oriTakingAmountRaw: rawAmount,
  status: orderStatus,
  closedAt,
  slot,
})
export type LimitOrderWire = z.infer<typeof limitOrderWire>
export const limitOrderPage = pageOf(limitOrderWire)

/** Kamino limit order. */
export const kaminoOrderWire = z.object({
  publicKey: address,
  maker: address,
  ...pairFields,
  ...placedFields,
  limitPriceUsd,
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was filled.'),
  createdAt: limitOpenedAt,
  buy,
  initialInputAmount: uiAmount,
  initialInputAmountRaw: rawAmount,
  initialInputAmountNotional: usdOrNull.describe('USD of the initial input at the current price.'),
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
