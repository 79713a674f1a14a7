import { rawToUiNumber } from '~/domain/base/amount'
import { meaningfulUsd } from '~/domain/order/fill-value'
import { dcaPaidOut } from '~/domain/order/order'
import { limitOrderWord } from '~/domain/order/order-math'
import type { DcaOrderView, LimitOrderView, PairSide } from '~/domain/order/order-view'
import { isOfVenue } from '~/domain/protocol/protocol'
import { invariant } from '~/lib/invariant'
import { orNull } from '../schema/absent'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from './order'

/**
 * Converts a DCA order to the API format. Amounts are in UI units of their mint. An unknown amount is `null`.
 */
export function dcaOrderToWire(order: DcaOrderView): DcaOrderWire {
  const { state, input, output } = order
  const inputUi = (raw: bigint) => uiAmount(raw, input)
  const outputUi = (raw: bigint) => uiAmount(raw, output)
  const paidOut = dcaPaidOut(state, order.status, order.closedAt)
  return {
    publicKey: state.key,
    userPublicKey: state.user,
    ...pairToWire(input, output),
    ...commonToWire(order, state.inDepositedRaw),
    usdSpentPerMinute: orNull(order.usdSpentPerMinute),
    createdAt: state.createdAt,
    nextCycleAt: order.status === 'open' ? state.nextCycleAt : null,
    cycleFrequency: state.cycleFrequencySeconds,
    ...twins('inDeposited', state.inDepositedRaw, inputUi),
    ...twins('inWithdrawn', paidOut.inWithdrawnRaw, inputUi),
    ...twins('outWithdrawn', paidOut.outWithdrawnRaw, outputUi),
    ...twins('inUsed', state.inUsedRaw, inputUi),
    ...twins('outReceived', state.outReceivedRaw, outputUi),
    ...twins('inAmountPerCycle', state.inAmountPerCycleRaw, inputUi),
    ...twins('nextCycleAmountLeft', paidOut.nextCycleAmountLeftRaw, inputUi),
    ...twins('minOutAmount', state.minOutAmountRaw, outputUi),
    ...twins('maxOutAmount', state.maxOutAmountRaw, outputUi),
    ...twins('keeperInBalanceBeforeBorrow', state.keeperInBalanceBeforeBorrowRaw, inputUi),
    ...twins('dcaOutBalanceBeforeSwap', state.dcaOutBalanceBeforeSwapRaw, outputUi),
    idx: state.idx.toString(),
    bump: state.bump,
  }
}

/**
 * Converts a Jupiter limit order to the API format. `makingAmount` is the remaining amount to sell, and
 * `takingAmount` is the remaining amount to buy.
 */
export function limitOrderToWire(order: LimitOrderView): LimitOrderWire {
  const { protocol, state, input, output } = order
  invariant(isOfVenue(protocol, 'jupiter'), 'a limit order of the API is an order of Jupiter')
  const inputUi = (raw: bigint) => uiAmount(raw, input)
  const outputUi = (raw: bigint) => uiAmount(raw, output)
  const remainingOutputRaw = state.expectedOutputRaw - state.filledOutputRaw
  return {
    publicKey: state.key,
    maker: state.maker,
    protocol,
    ...pairToWire(input, output),
    ...commonToWire(order, state.initialInputRaw),
    limitPriceUsd: orNull(order.limitPriceUsd),
    cancelled: isCancelled(order),
    createdAt: orNull(state.createdAt),
    expiredAt: orNull(state.expiresAt),
    ...twins('makingAmount', state.remainingInputRaw, inputUi),
    ...twins('takingAmount', remainingOutputRaw > 0n ? remainingOutputRaw : 0n, outputUi),
    ...twins('oriMakingAmount', state.initialInputRaw, inputUi),
    ...twins('oriTakingAmount', state.expectedOutputRaw, outputUi),
  }
}

/** Converts a Kamino limit order to the API format. */
export function kaminoOrderToWire(order: LimitOrderView): KaminoOrderWire {
  const { state, input, output } = order
  const inputUi = (raw: bigint) => uiAmount(raw, input)
  const outputUi = (raw: bigint) => uiAmount(raw, output)
  const initialUi = inputUi(state.initialInputRaw)
  return {
    publicKey: state.key,
    maker: state.maker,
    ...pairToWire(input, output),
    ...commonToWire(order, state.initialInputRaw),
    limitPriceUsd: orNull(order.limitPriceUsd),
    cancelled: isCancelled(order),
    createdAt: orNull(state.createdAt),
    ...twins('initialInputAmount', state.initialInputRaw, inputUi),
    initialInputAmountNotional:
      initialUi === null || input.priceUsd === undefined
        ? null
        : orNull(meaningfulUsd(initialUi * input.priceUsd)),
    ...twins('remainingInputAmount', state.remainingInputRaw, inputUi),
    ...twins('filledOutputAmount', state.filledOutputRaw, outputUi),
    ...twins('expectedOutputAmount', state.expectedOutputRaw, outputUi),
    numberOfFills: orNull(state.numberOfFills),
    lastUpdatedTimestamp: orNull(state.updatedAt),
  }
}

/** Whether the order is known to have ended by cancellation or expiry, without being filled. */
function isCancelled(order: LimitOrderView): boolean {
  return limitOrderWord(order.status, order.progressPercent) === 'Cancelled'
}

function commonToWire(order: DcaOrderView | LimitOrderView, inputRaw: bigint) {
  return {
    ...twins('amount', inputRaw, (raw) => uiAmount(raw, order.input)),
    amountUsd: orNull(order.amountUsd),
    amountUsdAt: orNull(order.amountUsdAt),
    progress: order.progressPercent,
    buy: order.buy,
    status: order.status,
    closedAt: orNull(order.closedAt),
    slot: order.slot,
  }
}

function pairToWire(input: PairSide, output: PairSide) {
  return {
    inputMint: input.mint,
    outputMint: output.mint,
    inputTokenSymbol: orNull(input.symbol),
    inputTokenName: orNull(input.name),
    inputTokenImage: orNull(input.logoUrl),
    inputTokenVerified: input.verified,
    inputTokenDecimals: orNull(input.decimals),
    outputTokenSymbol: orNull(output.symbol),
    outputTokenName: orNull(output.name),
    outputTokenImage: orNull(output.logoUrl),
    outputTokenVerified: output.verified,
    outputTokenDecimals: orNull(output.decimals),
    inputMintPrice: orNull(input.priceUsd),
    outputMintPrice: orNull(output.priceUsd),
  }
}

type Twins<Name extends string> = { [Key in Name]: number | null } & { [Key in `${Name}Raw`]: string }

/**
 * Returns an object with an amount: in UI units in the field `name`, and as an exact amount in the field
 * `name` + `Raw`.
 */
function twins<Name extends string>(
  name: Name,
  raw: bigint,
  ui: (raw: bigint) => number | null,
): Twins<Name> {
  // TypeScript cannot infer that an object with keys computed from a literal type has exactly these fields.
  return { [name]: ui(raw), [`${name}Raw`]: raw.toString() } as Twins<Name>
}

function uiAmount(raw: bigint, side: PairSide): number | null {
  return orNull(rawToUiNumber(raw, side))
}
