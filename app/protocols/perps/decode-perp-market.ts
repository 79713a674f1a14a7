import type { Address } from '~/domain/base/ids'
import type { PerpMarketState } from '~/domain/perp/perp'
import type { AddressReader } from '~/solana/address/address-reader'
import { i64At, i128At, u64At, u128At, viewOf } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, ok } from '../protocol'
import { fixedTextAt, isTime, secondsAt } from './fields'
import { nameLength, type PerpMarketLayout, type PerpsLayout } from './layout'

/** Decodes an account. The caller must have checked owner and discriminator. */
export type DecodePerpMarket = (
  key: Address,
  data: Uint8Array,
  addressAt: AddressReader,
) => Decoded<PerpMarketState>

/** Creates a decoder for the PerpMarket accounts of one layout. */
export function createPerpMarketDecoder(layout: PerpsLayout): DecodePerpMarket {
  const at = layout.perpMarket
  const findImpossible = createCheck(layout)
  return (key, data, addressAt) => {
    if (data.length < at.leastSize) return corrupt(`PerpMarket has ${data.length} bytes, not ${at.leastSize}`)
    const view = viewOf(data)
    const impossible = findImpossible(view)
    if (impossible !== undefined) return corrupt(impossible)
    return ok(readState(layout, key, data, view, addressAt))
  }
}

/** Creates a function that returns the reason why an account is invalid, or `undefined` if it is valid. */
function createCheck({ perpMarket: at, variants }: PerpsLayout): (view: DataView) => string | undefined {
  const secondsOffsets = [
    at.lastOraclePriceTwapTs,
    at.lastFundingRateTs,
    at.fundingPeriod,
    at.lastTradeTs,
    at.expiryTs,
  ]
  const countOffsets = [
    at.marginRatioInitial,
    at.marginRatioMaintenance,
    at.numberOfUsers,
    at.numberOfUsersWithBase,
  ]
  return (view) => {
    const status = view.getUint8(at.status)
    if (status >= variants.MarketStatus) return `market status is ${status}`
    const contractType = view.getUint8(at.contractType)
    if (contractType >= variants.ContractType) return `contract type is ${contractType}`
    const contractTier = view.getUint8(at.contractTier)
    if (contractTier >= variants.ContractTier) return `contract tier is ${contractTier}`
    for (const offset of secondsOffsets) {
      if (!isTime(secondsAt(view, offset))) return `time at byte ${offset} is out of range`
    }
    for (const offset of countOffsets) {
      if (view.getUint32(offset, true) > largestCount) return `number at byte ${offset} is out of range`
    }
    return at.checksAmmBase && !hasAmmSum(at, view) ? 'base of the AMM is not longs + shorts' : undefined
  }
}

function hasAmmSum(at: PerpMarketLayout, view: DataView): boolean {
  const users = i128At(view, at.baseAssetAmountLong) + i128At(view, at.baseAssetAmountShort)
  return i128At(view, at.baseAssetAmountWithAmm) === users
}

/**
 * Upper bound for plausible values of 32-bit fields. Real values are far below it: margin ratios are at most
 * 10,000, and Drift had 207,000 sub-accounts in 2026.
 */
const largestCount = 2 ** 31 - 1

function readState(
  { perpMarket: at, protocol }: PerpsLayout,
  key: Address,
  data: Uint8Array,
  view: DataView,
  addressAt: AddressReader,
): PerpMarketState {
  return {
    kind: 'perp-market',
    protocol,
    key,
    marketIndex: view.getUint16(at.marketIndex, true),
    name: fixedTextAt(data, at.name, nameLength),
    status: view.getUint8(at.status),
    contractType: view.getUint8(at.contractType),
    contractTier: view.getUint8(at.contractTier),
    pausedOperations: view.getUint8(at.pausedOperations),
    ...readOracle(at, view, addressAt),
    markTwapPriceRaw: u64At(view, at.lastMarkPriceTwap),
    longBaseRaw: i128At(view, at.baseAssetAmountLong),
    shortBaseRaw: i128At(view, at.baseAssetAmountShort),
    ammBaseRaw: i128At(view, at.baseAssetAmountWithAmm),
    unsettledLpBaseRaw: readUnsettledLp(at, view),
    maxOpenInterestBaseRaw: u128At(view, at.maxOpenInterest),
    lastFundingRateRaw: i64At(view, at.lastFundingRate),
    last24hAvgFundingRateRaw: i64At(view, at.last24hAvgFundingRate),
    lastFundingOracleTwapPriceRaw: i64At(view, at.lastFundingOracleTwap),
    lastFundingAt: secondsAt(view, at.lastFundingRateTs),
    fundingPeriodSeconds: secondsAt(view, at.fundingPeriod),
    cumulativeFundingLongRaw: i128At(view, at.cumulativeFundingRateLong),
    cumulativeFundingShortRaw: i128At(view, at.cumulativeFundingRateShort),
    volume24hQuoteRaw: u64At(view, at.volume24h),
    lastTradeAt: secondsAt(view, at.lastTradeTs),
    lastFillPriceRaw: u64At(view, at.lastFillPrice),
    ...readTerms(at, view),
  }
}

function readOracle(at: PerpMarketLayout, view: DataView, addressAt: AddressReader) {
  return {
    oracle: addressAt(view, at.oracle),
    oraclePriceRaw: i64At(view, at.lastOraclePrice),
    oracleTwapPriceRaw: i64At(view, at.lastOraclePriceTwap),
    oracleAt: secondsAt(view, at.lastOraclePriceTwapTs),
    oracleIsValid: view.getUint8(at.lastOracleValid) === 1,
  }
}

/** Returns the base that liquidity providers have not settled. It is 0 if the venue has none. */
function readUnsettledLp(at: PerpMarketLayout, view: DataView): bigint {
  const offset = at.baseAssetAmountWithUnsettledLp
  return offset === undefined ? 0n : i128At(view, offset)
}

function readTerms(at: PerpMarketLayout, view: DataView) {
  return {
    orderStepBaseRaw: u64At(view, at.orderStepSize),
    orderTickPriceRaw: u64At(view, at.orderTickSize),
    minOrderBaseRaw: u64At(view, at.minOrderSize),
    marginRatioInitial: view.getUint32(at.marginRatioInitial, true),
    marginRatioMaintenance: view.getUint32(at.marginRatioMaintenance, true),
    numberOfUsers: view.getUint32(at.numberOfUsers, true),
    numberOfUsersWithBase: view.getUint32(at.numberOfUsersWithBase, true),
    expiryAt: secondsAt(view, at.expiryTs),
    expiryPriceRaw: i64At(view, at.expiryPrice),
  }
}
