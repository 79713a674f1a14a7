import type { DcaOrderView, LimitOrderView } from '~/domain/order-view'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './order'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from './order-to-wire'

/**
 * Orders as the lists of pages carry them: the fields that a row shows, sorts or counts by, a third of what the API answers. What the lists
 * don't show would be most of a page's bytes, since the digits of amounts can't be compressed.
 */

/** A row of a list of DCA orders; units as in `DcaOrderWire`. */
export type DcaOrderRow = ReturnType<typeof dcaOrderToRow>

/** A row of Jupiter's own dashboard, which shows more. */
export type DcaDashboardRow = ReturnType<typeof dcaOrderToDashboardRow>

/** A row of a list of Jupiter's limit orders; units as in `LimitOrderWire`. */
export type LimitOrderRow = ReturnType<typeof limitOrderToRow>

/** A row of Jupiter's own dashboard, which shows the maker as well. */
export type LimitDashboardRow = ReturnType<typeof limitOrderToDashboardRow>

/** A row of a list of Kamino's limit orders; units as in `KaminoOrderWire`. */
export type KaminoOrderRow = ReturnType<typeof kaminoOrderToRow>

/** What the lists show of a DCA order. */
export function dcaOrderToRow(view: DcaOrderView) {
  return dcaToRow(dcaOrderToWire(view))
}

/** What the dashboard's list shows of a DCA order. */
export function dcaOrderToDashboardRow(view: DcaOrderView) {
  const order = dcaOrderToWire(view)
  const { userPublicKey, inputMintPrice, inAmountPerCycle } = order
  return { ...dcaToRow(order), userPublicKey, inputMintPrice, inAmountPerCycle }
}

function dcaToRow(order: DcaOrderWire) {
  const { usdSpentPerMinute, nextCycleAt, cycleFrequency, createdAt } = order
  const { inDepositedRaw, inUsedRaw, inWithdrawnRaw, inAmountPerCycleRaw } = order
  return {
    ...anyOrderToRow(order),
    createdAt,
    usdSpentPerMinute,
    nextCycleAt,
    cycleFrequency,
    inAmountPerCycleRaw,
    inDepositedRaw,
    inUsedRaw,
    inWithdrawnRaw,
  }
}

/** What the lists show of a limit order. */
export function limitOrderToRow(view: LimitOrderView) {
  const order = limitOrderToWire(view)
  return { ...anyOrderToRow(order), ...limitToRow(order) }
}

/** What the dashboard's list shows of a limit order. */
export function limitOrderToDashboardRow(view: LimitOrderView) {
  const order = limitOrderToWire(view)
  const { maker } = order
  return { ...anyOrderToRow(order), ...limitToRow(order), maker }
}

/** What the lists show of a Kamino order. */
export function kaminoOrderToRow(view: LimitOrderView) {
  const order = kaminoOrderToWire(view)
  const { maker, remainingInputAmount } = order
  return { ...anyOrderToRow(order), ...limitToRow(order), maker, remainingInputAmount }
}

function limitToRow({ createdAt, limitPriceUsd, inputMintPrice, outputMintPrice }: AnyLimitOrder) {
  return { createdAt, limitPriceUsd, inputMintPrice, outputMintPrice }
}

type AnyLimitOrder = LimitOrderWire | KaminoOrderWire

function anyOrderToRow(order: DcaOrderWire | AnyLimitOrder) {
  const { publicKey, buy, amountUsd, progress, status, slot, inputMint, outputMint } = order
  const { inputTokenSymbol, inputTokenName, inputTokenImage, inputTokenVerified } = order
  const { outputTokenSymbol, outputTokenName, outputTokenImage, outputTokenVerified } = order
  return {
    publicKey,
    buy,
    amountUsd,
    progress,
    status,
    slot,
    inputMint,
    inputTokenSymbol,
    inputTokenName,
    inputTokenImage,
    inputTokenVerified,
    outputMint,
    outputTokenSymbol,
    outputTokenName,
    outputTokenImage,
    outputTokenVerified,
  }
}
