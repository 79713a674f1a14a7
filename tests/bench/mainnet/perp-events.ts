import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import { encodeBase64 } from '~/lib/text/base64'
import { orderActionLayout } from '~/protocols/perps/event-layout'
import type { ActionRecord } from '~/simulator/world/perps/encoding'
import {
  directionNumber,
  explanations,
  orderActions,
  perpMarketType,
} from '~/simulator/world/perps/program-numbers'
import type { PerpVenueWorld } from './perp-world'
import type { ProgramCall } from './transaction'

const noFields = Object.fromEntries(Object.keys(orderActionLayout.fields).map((name) => [name, undefined]))

function record(fields: Partial<ActionRecord>): ActionRecord {
  const always = {
    actionExplanation: explanations.none,
    marketType: perpMarketType,
    oraclePrice: 1_000_000n,
    bitFlags: 0,
  }
  return { ...noFields, ...always, ...fields } as ActionRecord
}

/** The side of a maker in a record: its order, and how much of it was filled. */
function makerSide(user: Address, order: PerpOrderState): Partial<ActionRecord> {
  return {
    maker: user,
    makerOrderId: order.orderId,
    makerOrderDirection: directionNumber(order.direction),
    makerOrderBaseAssetAmount: order.baseRaw,
    makerOrderCumulativeBaseAssetAmountFilled: order.baseFilledRaw,
    makerOrderCumulativeQuoteAssetAmountFilled: order.quoteFilledRaw,
  }
}

const line = (bytes: Uint8Array): string => `Program log: ${encodeBase64(bytes)}`

/** The call with which a maker cancels an order and places the next one. */
export function replaceOrderCall(
  { programId, encoding }: PerpVenueWorld,
  at: UnixSeconds,
  user: Address,
  { cancelled, placed }: { readonly cancelled: PerpOrderState | undefined; readonly placed: PerpOrderState },
): ProgramCall {
  const ts = BigInt(at)
  const action = (order: PerpOrderState, number: number) =>
    line(
      encoding.actionRecord(
        record({ ts, action: number, marketIndex: order.marketIndex, ...makerSide(user, order) }),
      ),
    )
  const auctionPriceRaw = placed.priceRaw
  return {
    program: programId,
    keys: [user],
    lines: [
      ...(cancelled ? [action(cancelled, orderActions.cancel)] : []),
      action(placed, orderActions.place),
      line(encoding.orderRecord({ ts, user, order: placed, auctionPriceRaw })),
    ],
  }
}

export interface Trade {
  readonly fillRecordId: bigint
  readonly marketIndex: number
  readonly taker: Address
  readonly maker: Address
  readonly makerOrder: PerpOrderState
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
}

/** The call with which a keeper fills a taker's order with a maker's. */
export function tradeCall(
  { programId, encoding }: PerpVenueWorld,
  at: UnixSeconds,
  trade: Trade,
): ProgramCall {
  const { taker, maker, makerOrder, baseRaw, quoteRaw } = trade
  const fields = record({
    ...makerSide(maker, makerOrder),
    ts: BigInt(at),
    action: orderActions.fill,
    actionExplanation: explanations.matchJit,
    marketIndex: trade.marketIndex,
    fillRecordId: trade.fillRecordId,
    baseAssetAmountFilled: baseRaw,
    quoteAssetAmountFilled: quoteRaw,
    takerFee: quoteRaw / 2_000n,
    makerFee: -(quoteRaw / 40_000n),
    taker,
    takerOrderId: 1,
    takerOrderDirection: makerOrder.direction === 'long' ? 1 : 0,
    takerOrderBaseAssetAmount: baseRaw,
    takerOrderCumulativeBaseAssetAmountFilled: baseRaw,
    takerOrderCumulativeQuoteAssetAmountFilled: quoteRaw,
  })
  return { program: programId, keys: [taker, maker], lines: [line(encoding.actionRecord(fields))] }
}
