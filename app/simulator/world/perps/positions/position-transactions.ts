import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { printLogData } from '~/solana/transaction/log-lines'
import { chanceOf, hash32, seedOf } from '../../random'
import type { TransactionDraft } from '../../transactions/draft'
import { setComputeUnitPrice } from '../../transactions/programs'
import { unixTimeOfSlot } from '../../world-time'
import type { ActionRecord } from '../encoding'
import { actionLine, placeCall, recordWith, withMarket } from '../order-records'
import { orderIdAt } from '../perp-scene'
import { directionNumber, explanations, orderActions } from '../program-numbers'
import type { Position } from './position'
import type { PositionFilled, PositionPlaced } from './position-steps'

/** Error code: the order does not exist any more, because another transaction filled it first. */
const orderNotFoundError = 6062
const keeperCount = 7
const truncatedShare = 0.004
/**
 * Divisors that compute the fees. The taker fee is 5 basis points and the maker rebate 0.25 basis points of
 * the quote amount. The filler gets a tenth of the taker fee.
 */
const takerFeeDivisor = 2000n
const makerRebateDivisor = 40_000n
const fillerDivisor = 10n
/** Scale of margin ratios. */
const marginRatioScale = 10_000n

/** Drafts the transaction of a step of a position. */
export function draftPositionStep(position: Position, index: number): TransactionDraft {
  const step = position.stepAt(index)
  return step.type === 'placed' ? draftPlacing(position, step, index) : draftFill(position, step, index)
}

function draftPlacing(position: Position, step: PositionPlaced, index: number): TransactionDraft {
  const { taker, market } = position.terms
  const order = position.openOrderOf(taker, step.slot)
  invariant(order, 'an order being placed is open')
  return {
    feePayer: taker.authority,
    calls: [setComputeUnitPrice(80_000n), placeCall(position.scene, taker, market, order, step.slot)],
    holdings: [],
    usesLookupTable: chance(position, index, 'version') < 0.6,
  }
}

/**
 * Returns the id of a fill. Ids increase with time and are unique per market. The real program counts fills.
 * This world derives the id from slot and position.
 */
function fillRecordId({ id }: Position, { slot }: PositionFilled): bigint {
  return BigInt(slot) * 65_536n + BigInt(hash32(id.plot, id.hour, id.ordinal) & 0xffff)
}

function chance({ scene, id }: Position, index: number, name: string): number {
  return chanceOf(seedOf(scene.seed, `${scene.venue.name} ${name}`), id.plot, id.hour, id.ordinal, index)
}

function draftFill(position: Position, step: PositionFilled, index: number): TransactionDraft {
  const { scene, terms } = position
  const { venue } = scene
  const { taker, maker, market } = terms
  const keeper = hash32(position.id.hour, position.id.ordinal, index) % keeperCount
  const keeperUser = scene.named(`${venue.name} keeper user`, keeper)
  const authority = scene.named(`${venue.name} keeper`, keeper)
  const instruction = venue.encoding.fillOrder(
    {
      authority,
      filler: keeperUser,
      fillerStats: scene.named(`${venue.name} keeper stats`, keeper),
      user: taker.key,
      userStats: taker.statsKey,
    },
    step.order.orderId,
  )
  const call = {
    instruction: withMarket(instruction, market, maker ? [maker] : []),
    name: 'FillPerpOrder',
    lines: [
      actionLine(scene, fillRecord(position, step, keeperUser)),
      ...liquidationLines(position, step, keeperUser),
    ],
    computeUnits: 236_114,
  }
  return {
    feePayer: authority,
    calls: [setComputeUnitPrice(120_000n), call],
    holdings: [],
    failure: step.failed ? { call: 1, code: orderNotFoundError } : undefined,
    truncatesLog: step.failed !== true && chance(position, index, 'truncated') < truncatedShare,
    usesLookupTable: chance(position, index, 'version') < 0.9,
  }
}

/** Returns the log line of a liquidation, which follows its fill. */
function liquidationLines(position: Position, step: PositionFilled, liquidator: Address): readonly string[] {
  const { scene, terms } = position
  const { liquidationRecord } = scene.venue.encoding
  if (!step.liquidation || liquidationRecord === undefined) return []
  const { taker, market } = terms
  const { marginRatioMaintenance } = market.facts
  const record = liquidationRecord({
    ts: BigInt(unixTimeOfSlot(step.slot)),
    user: taker.key,
    liquidator,
    marketIndex: market.index,
    oraclePriceRaw: scene.markets.oracleRaw(market, step.slot),
    baseRaw: step.order.direction === 'long' ? step.baseRaw : -step.baseRaw,
    quoteRaw: step.quoteRaw,
    fillRecordId: fillRecordId(position, step),
    userOrderId: step.order.orderId,
    marginRaw: (step.quoteRaw * BigInt(marginRatioMaintenance)) / marginRatioScale,
  })
  return [printLogData(record)]
}

function fillRecord(position: Position, step: PositionFilled, filler: ActionRecord['filler']): ActionRecord {
  const { scene, terms } = position
  const { taker, maker, market } = terms
  const { order } = step
  const fee = step.quoteRaw / takerFeeDivisor
  const fields = {
    action: orderActions.fill,
    actionExplanation: explanationOf(position, step),
    filler,
    fillerReward: fee / fillerDivisor,
    fillRecordId: fillRecordId(position, step),
    baseAssetAmountFilled: step.baseRaw,
    quoteAssetAmountFilled: step.quoteRaw,
    takerFee: fee,
    makerFee: maker ? -(step.quoteRaw / makerRebateDivisor) : undefined,
    quoteAssetAmountSurplus: maker ? undefined : 0n,
    taker: taker.key,
    takerOrderId: order.orderId,
    takerOrderDirection: directionNumber(order.direction),
    takerOrderBaseAssetAmount: order.baseRaw,
    takerOrderCumulativeBaseAssetAmountFilled: step.cumulativeBaseRaw,
    takerOrderCumulativeQuoteAssetAmountFilled: step.cumulativeQuoteRaw,
  }
  return recordWith(scene, market, step.slot, fields, makerFields(position, step))
}

/**
 * Returns the fields about the maker's order. This order is created and filled within the taker's
 * transaction.
 */
function makerFields({ terms }: Position, step: PositionFilled): Partial<ActionRecord> {
  if (terms.maker === undefined) return {}
  return {
    maker: terms.maker.key,
    makerOrderId: orderIdAt(step.slot),
    makerOrderDirection: 1 - directionNumber(step.order.direction),
    makerOrderBaseAssetAmount: step.baseRaw,
    makerOrderCumulativeBaseAssetAmountFilled: step.baseRaw,
    makerOrderCumulativeQuoteAssetAmountFilled: step.quoteRaw,
  }
}

function explanationOf({ terms }: Position, { liquidation }: PositionFilled): number {
  if (liquidation) return explanations.liquidation
  return terms.maker ? explanations.matchJit : explanations.withAmm
}
