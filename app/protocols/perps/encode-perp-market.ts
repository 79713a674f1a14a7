import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketState } from '~/domain/perp/perp'
import { addressBytes } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { write128, writeFixedText } from './fields'
import { accountDiscriminators, nameLength, type PerpMarketLayout } from './layout'

/**
 * Fields of the account that are not part of Sextant's market state. Other programs that read the account may
 * use them.
 */
export interface PerpMarketDetails {
  /** Slot of the market's last update. */
  readonly lastUpdateSlot: bigint
  /** Time of the time-weighted average mark price. */
  readonly markTwapAt: UnixSeconds
  readonly nextFillRecordId: bigint
  readonly nextFundingRateRecordId: bigint
  /** `OracleSource`: 12 Pyth Lazer, 13 Pyth Lazer with 1K prefix, 14 with 1M prefix, 6 pre-launch, … */
  readonly oracleSource: number
  /** Price of the AMM at balanced reserves, 6 decimals. */
  readonly pegMultiplierRaw: bigint
  /**
   * Base reserve, quote reserve and the root of their product, 9 decimals. The three are equal, because the
   * AMM is balanced.
   */
  readonly reserveRaw: bigint
}

/** Encodes an account. Fields that are in neither argument are zero. */
export type EncodePerpMarket = (state: PerpMarketState, details?: PerpMarketDetails) => Uint8Array

/** Creates an encoder for PerpMarket accounts of full size. It is the inverse of the decoder of the layout. */
export function createPerpMarketEncoder(at: PerpMarketLayout): EncodePerpMarket {
  return (state, details) => {
    const bytes = new Uint8Array(at.encodedSize)
    const view = viewOf(bytes)
    bytes.set(accountDiscriminators.PerpMarket)
    bytes.set(addressBytes(state.key), at.pubkey)
    bytes.set(addressBytes(state.oracle), at.oracle)
    writeFixedText(bytes, at.name, nameLength, state.name)
    writePrices(at, view, state)
    writePositions(at, view, state)
    writeFunding(at, view, state)
    writeTrading(at, view, state)
    writeIdentity(at, view, state)
    if (details !== undefined) writeDetails(at, view, details)
    return bytes
  }
}

function writePrices(at: PerpMarketLayout, view: DataView, state: PerpMarketState): void {
  view.setBigInt64(at.lastOraclePrice, state.oraclePriceRaw, true)
  view.setBigInt64(at.lastOraclePriceTwap, state.oracleTwapPriceRaw, true)
  view.setBigInt64(at.lastOraclePriceTwap5min, state.oracleTwapPriceRaw, true)
  view.setBigInt64(at.lastOraclePriceTwapTs, BigInt(state.oracleAt), true)
  view.setUint8(at.lastOracleValid, state.oracleIsValid ? 1 : 0)
  view.setBigUint64(at.lastBidPriceTwap, state.markTwapPriceRaw, true)
  view.setBigUint64(at.lastAskPriceTwap, state.markTwapPriceRaw, true)
  view.setBigUint64(at.lastMarkPriceTwap, state.markTwapPriceRaw, true)
  view.setBigUint64(at.lastMarkPriceTwap5min, state.markTwapPriceRaw, true)
  view.setBigUint64(at.lastFillPrice, state.lastFillPriceRaw, true)
}

function writePositions(at: PerpMarketLayout, view: DataView, state: PerpMarketState): void {
  write128(view, at.baseAssetAmountLong, state.longBaseRaw)
  write128(view, at.baseAssetAmountShort, state.shortBaseRaw)
  write128(view, at.baseAssetAmountWithAmm, state.ammBaseRaw)
  const unsettledLp = at.baseAssetAmountWithUnsettledLp
  if (unsettledLp !== undefined) write128(view, unsettledLp, state.unsettledLpBaseRaw)
  write128(view, at.maxOpenInterest, state.maxOpenInterestBaseRaw)
  view.setUint32(at.numberOfUsers, state.numberOfUsers, true)
  view.setUint32(at.numberOfUsersWithBase, state.numberOfUsersWithBase, true)
}

function writeFunding(at: PerpMarketLayout, view: DataView, state: PerpMarketState): void {
  view.setBigInt64(at.lastFundingRate, state.lastFundingRateRaw, true)
  view.setBigInt64(at.lastFundingRateLong, state.lastFundingRateRaw, true)
  view.setBigInt64(at.lastFundingRateShort, state.lastFundingRateRaw, true)
  view.setBigInt64(at.last24hAvgFundingRate, state.last24hAvgFundingRateRaw, true)
  view.setBigInt64(at.lastFundingOracleTwap, state.lastFundingOracleTwapPriceRaw, true)
  view.setBigInt64(at.lastFundingRateTs, BigInt(state.lastFundingAt), true)
  view.setBigInt64(at.fundingPeriod, BigInt(state.fundingPeriodSeconds), true)
  write128(view, at.cumulativeFundingRateLong, state.cumulativeFundingLongRaw)
  write128(view, at.cumulativeFundingRateShort, state.cumulativeFundingShortRaw)
}

function writeTrading(at: PerpMarketLayout, view: DataView, state: PerpMarketState): void {
  view.setBigUint64(at.volume24h, state.volume24hQuoteRaw, true)
  view.setBigInt64(at.lastTradeTs, BigInt(state.lastTradeAt), true)
  view.setBigUint64(at.orderStepSize, state.orderStepBaseRaw, true)
  view.setBigUint64(at.orderTickSize, state.orderTickPriceRaw, true)
  view.setBigUint64(at.minOrderSize, state.minOrderBaseRaw, true)
  view.setUint32(at.marginRatioInitial, state.marginRatioInitial, true)
  view.setUint32(at.marginRatioMaintenance, state.marginRatioMaintenance, true)
  view.setBigInt64(at.expiryTs, BigInt(state.expiryAt), true)
  view.setBigInt64(at.expiryPrice, state.expiryPriceRaw, true)
}

function writeIdentity(at: PerpMarketLayout, view: DataView, state: PerpMarketState): void {
  view.setUint16(at.marketIndex, state.marketIndex, true)
  view.setUint8(at.status, state.status)
  view.setUint8(at.contractType, state.contractType)
  view.setUint8(at.contractTier, state.contractTier)
  view.setUint8(at.pausedOperations, state.pausedOperations)
}

function writeDetails(at: PerpMarketLayout, view: DataView, details: PerpMarketDetails): void {
  view.setBigUint64(at.lastUpdateSlot, details.lastUpdateSlot, true)
  view.setBigInt64(at.lastMarkPriceTwapTs, BigInt(details.markTwapAt), true)
  view.setBigUint64(at.nextFillRecordId, details.nextFillRecordId, true)
  view.setBigUint64(at.nextFundingRateRecordId, details.nextFundingRateRecordId, true)
  view.setUint8(at.oracleSource, details.oracleSource)
  write128(view, at.pegMultiplier, details.pegMultiplierRaw)
  write128(view, at.baseAssetReserve, details.reserveRaw)
  write128(view, at.quoteAssetReserve, details.reserveRaw)
  write128(view, at.sqrtK, details.reserveRaw)
}
