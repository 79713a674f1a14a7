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

/** Token fields that every spot order carries for both of its sides. Names and symbols are what issuers wrote, made safe to show. */
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
  outputMintPrice: priceUsdOrNull,
}

const orderStatus = z
  .enum(['open', 'completed', 'cancelled', 'expired', 'ended'])
  .describe('`ended`: its account is gone and nothing told why.')

/** Jupiter DCA order (M229). UI amounts are null where the mint's decimals are unknown; `…Raw` twins are always exact. */
export const dcaOrderWire = z.object({
  publicKey: address,
  userPublicKey: address,
  ...pairFields,
  amount: uiAmount,
  amountRaw: rawAmount,
  amountUsd: usdOrNull,
  amountUsdAt: epochSecondsOrNull.describe(
    'Time of the price behind `amountUsd`; later than `createdAt` for orders older than our history.',
  ),
  usdSpentPerMinute: usdOrNull.meta({ 'x-unit': 'USD per minute' }),
  progress: progressPercent,
  createdAt: epochSeconds,
  nextCycleAt: epochSecondsOrNull.describe('When the next cycle is due; null once the order has ended.'),
  cycleFrequency: z.number().int().meta({ 'x-unit': 'seconds' }),
  buy: z.boolean(),
  inDeposited: uiAmount,
  inDepositedRaw: rawAmount,
  inWithdrawn: uiAmount.describe(
    'Input taken out of the order, with what came back unsold at its closing. `progress` counts only what was taken out before.',
  ),
  inWithdrawnRaw: rawAmount,
  outWithdrawn: uiAmount.describe('Output paid out; all of it once the order has closed.'),
  outWithdrawnRaw: rawAmount,
  inUsed: uiAmount,
  inUsedRaw: rawAmount,
  outReceived: uiAmount,
  outReceivedRaw: rawAmount,
  inAmountPerCycle: uiAmount,
  inAmountPerCycleRaw: rawAmount,
  nextCycleAmountLeft: uiAmount,
  nextCycleAmountLeftRaw: rawAmount,
  minOutAmount: uiAmount,
  minOutAmountRaw: rawAmount,
  maxOutAmount: uiAmount,
  maxOutAmountRaw: rawAmount,
  keeperInBalanceBeforeBorrow: uiAmount,
  keeperInBalanceBeforeBorrowRaw: rawAmount,
  dcaOutBalanceBeforeSwap: uiAmount,
  dcaOutBalanceBeforeSwapRaw: rawAmount,
  idx: z.string().describe('u64: decimal string, since it may pass 2^53.'),
  bump: z.number().int(),
  status: orderStatus,
  closedAt: epochSecondsOrNull,
  slot,
})
export type DcaOrderWire = z.infer<typeof dcaOrderWire>
export const dcaOrderPage = pageOf(dcaOrderWire)

/** Jupiter limit order, both programs (M230). */
export const limitOrderWire = z.object({
  publicKey: address,
  maker: address,
  protocol: z.enum(['jupiter-limit', 'jupiter-limit-v1']),
  ...pairFields,
  amount: uiAmount,
  amountRaw: rawAmount,
  amountUsd: usdOrNull,
  amountUsdAt: epochSecondsOrNull,
  limitPriceUsd: usdOrNull.describe(
    'USD per UI unit of the base token at which the order fills; null where the quote has no price.',
  ),
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was filled.'),
  createdAt: epochSecondsOrNull,
  expiredAt: epochSecondsOrNull,
  buy: z.boolean(),
  makingAmount: uiAmount.describe('Input that is left.'),
  makingAmountRaw: rawAmount,
  takingAmount: uiAmount.describe('Output that is still asked for.'),
  takingAmountRaw: rawAmount,
  oriMakingAmount: uiAmount,
  oriMakingAmountRaw: rawAmount,
  oriTakingAmount: uiAmount,
  oriTakingAmountRaw: rawAmount,
  status: orderStatus,
  closedAt: epochSecondsOrNull,
  slot,
})
export type LimitOrderWire = z.infer<typeof limitOrderWire>
export const limitOrderPage = pageOf(limitOrderWire)

/** Kamino limit order (M159). */
export const kaminoOrderWire = z.object({
  publicKey: address,
  maker: address,
  ...pairFields,
  amount: uiAmount,
  amountRaw: rawAmount,
  amountUsd: usdOrNull,
  amountUsdAt: epochSecondsOrNull,
  limitPriceUsd: usdOrNull,
  progress: progressPercent,
  cancelled: z.boolean().describe('Cancelled or expired before it was filled.'),
  createdAt: epochSecondsOrNull,
  buy: z.boolean(),
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
  closedAt: epochSecondsOrNull,
  slot,
})
export type KaminoOrderWire = z.infer<typeof kaminoOrderWire>
export const kaminoOrderPage = pageOf(kaminoOrderWire)
