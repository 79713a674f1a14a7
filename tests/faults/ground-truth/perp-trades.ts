import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { encodeBase64 } from '~/lib/text/base64'
import { encodeAccount, encodeEvent } from '~/protocols/drift-perps/encode'
import { driftProgramId } from '~/protocols/drift-perps/layout'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import { sampleAddress, sampleTransaction } from '~/simulator/hand-made-samples'
import { explanations, orderActions, perpMarketType } from '~/simulator/world/perps/program-numbers'
import { perpMarketState, perpUserState, positionOf } from '../../helpers/world/states'

type HandMadeAccount = NonNullable<HandMadeBlock['accounts']>[number]
type HandMadeTransaction = NonNullable<HandMadeBlock['transactions']>[number]

/** A perp trade between two of the traders. Its amounts are known before the chain contains it. */
export interface PerpTrade {
  readonly name: string
  readonly fillRecordId: bigint
  readonly taker: Address
  readonly maker: Address
  readonly isLong: boolean
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
}

/** Accounts that trade with each other in the only perp market of the chain. */
export const traders: readonly Address[] = Array.from({ length: 6 }, (_, n) => sampleAddress(`trader ${n}`))

const oraclePriceRaw = 187_000_000n

function accountOf(key: Address, data: Uint8Array): HandMadeAccount {
  return { key, owner: driftProgramId, lamports: 30_000_000n, data }
}

export function marketAccount(): HandMadeAccount {
  const key = sampleAddress('SOL-PERP')
  return accountOf(key, encodeAccount(perpMarketState({ key, oracle: sampleAddress('oracle') })))
}

/** Account of a trader with a position of the given size in the market; 0: no position. */
export function traderAccount(key: Address, baseRaw: bigint): HandMadeAccount {
  const positions = baseRaw === 0n ? [] : [positionOf(0, baseRaw)]
  const state = { key, authority: key, positions, orders: [], hasOpenOrder: false }
  return accountOf(key, encodeAccount(perpUserState(state)))
}

/** Transaction that logs the record of a trade, as Drift does. */
export function tradeTransaction(trade: PerpTrade, at: UnixSeconds): HandMadeTransaction {
  const record = encodeEvent('OrderActionRecord', {
    ts: BigInt(at),
    action: orderActions.fill,
    actionExplanation: explanations.matchJit,
    marketIndex: 0,
    marketType: perpMarketType,
    filler: undefined,
    fillerReward: undefined,
    fillRecordId: trade.fillRecordId,
    baseAssetAmountFilled: trade.baseRaw,
    quoteAssetAmountFilled: trade.quoteRaw,
    takerFee: trade.quoteRaw / 2_000n,
    makerFee: -(trade.quoteRaw / 40_000n),
    referrerReward: undefined,
    quoteAssetAmountSurplus: undefined,
    spotFulfillmentMethodFee: undefined,
    taker: trade.taker,
    takerOrderId: 1,
    takerOrderDirection: trade.isLong ? 0 : 1,
    takerOrderBaseAssetAmount: trade.baseRaw,
    takerOrderCumulativeBaseAssetAmountFilled: trade.baseRaw,
    takerOrderCumulativeQuoteAssetAmountFilled: trade.quoteRaw,
    maker: trade.maker,
    makerOrderId: 2,
    makerOrderDirection: trade.isLong ? 1 : 0,
    makerOrderBaseAssetAmount: trade.baseRaw,
    makerOrderCumulativeBaseAssetAmountFilled: trade.baseRaw,
    makerOrderCumulativeQuoteAssetAmountFilled: trade.quoteRaw,
    oraclePrice: oraclePriceRaw,
    bitFlags: 0,
    takerExistingQuoteEntryAmount: undefined,
    takerExistingBaseAssetAmount: undefined,
    makerExistingQuoteEntryAmount: undefined,
    makerExistingBaseAssetAmount: undefined,
    triggerPrice: undefined,
    builderIdx: undefined,
    builderFee: undefined,
  })
  return sampleTransaction(trade.name, {
    staticKeys: [sampleAddress('keeper'), trade.taker, trade.maker, driftProgramId],
    preBalances: [9n, 9n, 9n, 9n],
    postBalances: [9n, 9n, 9n, 9n],
    instructions: [{ programIdIndex: 3, accountIndexes: [1, 2], data: new Uint8Array(8) }],
    innerInstructions: [],
    logs: [
      `Program ${driftProgramId} invoke [1]`,
      'Program log: Instruction: FillPerpOrder',
      `Program log: ${encodeBase64(record)}`,
      `Program ${driftProgramId} success`,
    ],
  })
}
