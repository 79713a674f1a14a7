import type { DcaOrderView, LimitOrderView } from '~/domain/order/order-view'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './order'
import { dcaOrderToWire, kaminoOrderToWire, limitOrderToWire } from './order-to-wire'

/**
 * Order rows for the lists on pages. A row has only the fields that the page shows, sorts by or counts by,
 * which are a third of the API's fields. The other fields would make up most of a page's size, because the
 * digits of amounts hardly compress.
 */

/** A row in a list of DCA orders. The units are the same as in `DcaOrderWire`. */
export type DcaOrderRow = ReturnType<typeof dcaOrderToRow>

/** A row in the list of DCA orders on Jupiter's dashboard. It has more fields than `DcaOrderRow`. */
export type DcaDashboardRow = ReturnType<typeof dcaOrderToDashboardRow>

/** A row in a list of Jupiter's limit orders. The units are the same as in `LimitOrderWire`. */
export type LimitOrderRow = ReturnType<typeof limitOrderToRow>

/** A row in the list of limit orders on Jupiter's dashboard. It also contains the maker. */
export type LimitDashboardRow = ReturnType<typeof limitOrderToDashboardRow>

/** A row in a list of Kamino's limit orders. The units are the same as in `KaminoOrderWire`. */
export type KaminoOrderRow = ReturnType<typeof kaminoOrderToRow>

/** Converts a DCA order to a list row. */
export function dcaOrderToRow(view: DcaOrderView) {
  return dcaToRow(dcaOrderToWire(view))
}

/** Converts a DCA order to a dashboard row. */
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

/** Converts a limit order to a list row. */
export function limitOrderToRow(view: LimitOrderView) {
  const order = limitOrderToWire(view)
  return { ...anyOrderToRow(order), ...limitToRow(order) }
}

/** Converts a limit order to a dashboard row. */
export function limitOrderToDashboardRow(view: LimitOrderView) {
  const order = limitOrderToWire(view)
  const { maker } = order
  return { ...anyOrderToRow(order), ...limitToRow(order), maker }
}

/** Converts a Kamino order to a list row. */
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
