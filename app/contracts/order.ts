import { z } from 'zod'
import { pageOf } from './page'

const address = z.string().min(32).max(44)
const uiAmount = z.number().nullable()
const raw = z.string().regex(/^-?\d+$/)
const epochSeconds = z.number().int()

/** Token fields that every spot order carries for both of its sides. Names and symbols are what issuers wrote, made safe to show. */
const pairFields = {
  inputMint: address,
  outputMint: address,
  inputTokenSymbol: z.string().nullable(),
  inputTokenName: z.string().nullable(),
  inputTokenImage: z.string().nullable(),
  inputTokenVerified: z.boolean(),
  inputTokenDecimals: z.number().int().nullable(),
  outputTokenSymbol: z.string().nullable(),
  outputTokenName: z.string().nullable(),
  outputTokenImage: z.string().nullable(),
  outputTokenVerified: z.boolean(),
  outputTokenDecimals: z.number().int().nullable(),
  /** USD per UI unit, newest sample at most 10 minutes old; null = unknown. */
  inputMintPrice: z.number().nullable(),
  outputMintPrice: z.number().nullable(),
}

const orderStatus = z.enum(['open', 'completed', 'cancelled', 'expired', 'ended'])

/** Jupiter DCA order (M229). UI amounts are null where the mint's decimals are unknown; `…Raw` twins are always exact. */
export const dcaOrderWire = z.object({
  publicKey: address,
  userPublicKey: address,
  ...pairFields,
  amount: uiAmount,
  amountRaw: raw,
  amountUsd: z.number().nullable(),
  /** Time of the price behind `amountUsd`; later than `createdAt` for orders older than our history. */
  amountUsdAt: epochSeconds.nullable(),
  usdSpentPerMinute: z.number().nullable(),
  /** Percent, 0 to 100. */
  progress: z.number().min(0).max(100),
  createdAt: epochSeconds,
  nextCycleAt: epochSeconds,
  /** Seconds. */
  cycleFrequency: z.number().int(),
  buy: z.boolean(),
  inDeposited: uiAmount,
  inDepositedRaw: raw,
  inWithdrawn: uiAmount,
  inWithdrawnRaw: raw,
  outWithdrawn: uiAmount,
  outWithdrawnRaw: raw,
  inUsed: uiAmount,
  inUsedRaw: raw,
  outReceived: uiAmount,
  outReceivedRaw: raw,
  inAmountPerCycle: uiAmount,
  inAmountPerCycleRaw: raw,
  nextCycleAmountLeft: uiAmount,
  nextCycleAmountLeftRaw: raw,
  minOutAmount: uiAmount,
  minOutAmountRaw: raw,
  maxOutAmount: uiAmount,
  maxOutAmountRaw: raw,
  keeperInBalanceBeforeBorrow: uiAmount,
  keeperInBalanceBeforeBorrowRaw: raw,
  dcaOutBalanceBeforeSwap: uiAmount,
  dcaOutBalanceBeforeSwapRaw: raw,
  /** u64: decimal string, since it may pass 2^53. */
  idx: z.string(),
  bump: z.number().int(),
  status: orderStatus,
  closedAt: epochSeconds.nullable(),
  slot: z.number().int(),
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
  amountRaw: raw,
  amountUsd: z.number().nullable(),
  amountUsdAt: epochSeconds.nullable(),
  /** USD per UI unit of the base token at which the order fills; null where the quote has no price. */
  limitPriceUsd: z.number().nullable(),
  progress: z.number().min(0).max(100),
  cancelled: z.boolean(),
  createdAt: epochSeconds.nullable(),
  expiredAt: epochSeconds.nullable(),
  buy: z.boolean(),
  /** Remaining input and remaining output asked. */
  makingAmount: uiAmount,
  makingAmountRaw: raw,
  takingAmount: uiAmount,
  takingAmountRaw: raw,
  oriMakingAmount: uiAmount,
  oriMakingAmountRaw: raw,
  oriTakingAmount: uiAmount,
  oriTakingAmountRaw: raw,
  status: orderStatus,
  closedAt: epochSeconds.nullable(),
  slot: z.number().int(),
})
export type LimitOrderWire = z.infer<typeof limitOrderWire>
export const limitOrderPage = pageOf(limitOrderWire)

/** Kamino limit order (M159). */
export const kaminoOrderWire = z.object({
  publicKey: address,
  maker: address,
  ...pairFields,
  amount: uiAmount,
  amountRaw: raw,
  amountUsd: z.number().nullable(),
  amountUsdAt: epochSeconds.nullable(),
  limitPriceUsd: z.number().nullable(),
  progress: z.number().min(0).max(100),
  cancelled: z.boolean(),
  createdAt: epochSeconds.nullable(),
  buy: z.boolean(),
  initialInputAmount: uiAmount,
  initialInputAmountRaw: raw,
  /** USD of the initial input at the current price. */
  initialInputAmountNotional: z.number().nullable(),
  remainingInputAmount: uiAmount,
  remainingInputAmountRaw: raw,
  filledOutputAmount: uiAmount,
  filledOutputAmountRaw: raw,
  expectedOutputAmount: uiAmount,
  expectedOutputAmountRaw: raw,
  numberOfFills: z.number().int().nullable(),
  lastUpdatedTimestamp: epochSeconds.nullable(),
  status: orderStatus,
  closedAt: epochSeconds.nullable(),
  slot: z.number().int(),
})
export type KaminoOrderWire = z.infer<typeof kaminoOrderWire>
export const kaminoOrderPage = pageOf(kaminoOrderWire)
