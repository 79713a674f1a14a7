// Types of the reference decoder's JSON. Numbers of 64 bits and more are decimal strings, and enums are
// numbers. Arrays of slots contain every slot, used or not.
type Decimal = string

/** Fields of every account in a fixture file. `Oracle` is the account as the reference decoder returns it. */
export interface Fixture<Oracle> {
  readonly pubkey: string
  readonly owner: string
  readonly layout: string
  readonly data: string
  readonly dataLen: number
  readonly decoded: Oracle
}

export type PerpPositionOracle = Readonly<
  Record<
    | 'baseAssetAmount'
    | 'quoteAssetAmount'
    | 'quoteEntryAmount'
    | 'quoteBreakEvenAmount'
    | 'openBids'
    | 'openAsks'
    | 'settledPnl'
    | 'lastCumulativeFundingRate'
    | 'isolatedPositionScaledBalance',
    Decimal
  > &
    Record<'marketIndex' | 'openOrders' | 'positionFlag', number>
>

type OrderOracle = Readonly<
  Record<
    'orderId' | 'marketIndex' | 'marketType' | 'orderType' | 'direction' | 'triggerCondition' | 'status',
    number
  > &
    Record<'reduceOnly' | 'postOnly' | 'immediateOrCancel', boolean> &
    Record<
      | 'price'
      | 'baseAssetAmount'
      | 'baseAssetAmountFilled'
      | 'quoteAssetAmountFilled'
      | 'triggerPrice'
      | 'oraclePriceOffset'
      | 'maxTs'
      | 'slot',
      Decimal
    >
>

interface SpotPositionOracle {
  readonly marketIndex: number
  readonly scaledBalance: Decimal
  readonly balanceType: number
  readonly openOrders: number
}

export interface UserOracle {
  readonly authority: string
  readonly name: string
  readonly subAccountId: number
  readonly status: number
  readonly nextOrderId: number
  readonly idle: boolean
  readonly hasOpenOrder: boolean
  readonly lastActiveSlot: Decimal
  readonly settledPerpPnl: Decimal
  readonly cumulativePerpFunding: Decimal
  readonly totalDeposits: Decimal
  readonly totalWithdraws: Decimal
  readonly perpPositions: readonly PerpPositionOracle[]
  readonly orders: readonly OrderOracle[]
  readonly spotPositions: readonly SpotPositionOracle[]
}

type HistoricalOracle = Readonly<
  Record<'lastOraclePrice' | 'lastOraclePriceTwap' | 'lastOraclePriceTwapTs', Decimal>
>

export type MarketOracle = Readonly<
  Record<
    | 'name'
    | 'oracle'
    | 'baseAssetAmountLong'
    | 'baseAssetAmountShort'
    | 'maxOpenInterest'
    | 'lastFundingRate'
    | 'lastFundingRateTs'
    | 'cumulativeFundingRateLong'
    | 'cumulativeFundingRateShort'
    | 'orderStepSize'
    | 'orderTickSize'
    | 'lastFillPrice'
    | 'expiryTs'
    | 'expiryPrice',
    Decimal
  > &
    Record<
      | 'marketIndex'
      | 'status'
      | 'contractType'
      | 'contractTier'
      | 'pausedOperations'
      | 'marginRatioInitial'
      | 'marginRatioMaintenance'
      | 'numberOfUsers'
      | 'numberOfUsersWithBase',
      number
    >
> & {
  readonly amm: { readonly baseAssetAmountWithAmm: Decimal }
  readonly marketStats: Readonly<
    Record<
      | 'lastMarkPriceTwap'
      | 'volume24h'
      | 'lastTradeTs'
      | 'last24hAvgFundingRate'
      | 'fundingPeriod'
      | 'minOrderSize'
      | 'lastFundingOracleTwap',
      Decimal
    >
  > & { readonly lastOracleValid: boolean; readonly historicalOracleData: HistoricalOracle }
}

export type SpotMarketOracle = Readonly<
  Record<
    | 'name'
    | 'mint'
    | 'oracle'
    | 'depositBalance'
    | 'borrowBalance'
    | 'cumulativeDepositInterest'
    | 'cumulativeBorrowInterest',
    Decimal
  > &
    Record<'marketIndex' | 'decimals' | 'poolId' | 'status', number>
> & { readonly historicalOracleData: HistoricalOracle }

const openStatus = 1
const liquidationFlag = 2

/** Converts the reference decoder's User to domain fields, without the account's key. */
export function tellUser(oracle: UserOracle) {
  return {
    kind: 'perp-user',
    protocol: 'velocity-perps',
    authority: oracle.authority,
    subAccountId: oracle.subAccountId,
    name: oracle.name,
    status: oracle.status,
    totalDepositsQuoteRaw: oracle.totalDeposits,
    totalWithdrawsQuoteRaw: oracle.totalWithdraws,
    settledPerpPnlQuoteRaw: oracle.settledPerpPnl,
    cumulativePerpFundingQuoteRaw: oracle.cumulativePerpFunding,
    lastActiveSlot: oracle.lastActiveSlot,
    nextOrderId: oracle.nextOrderId,
    idle: oracle.idle,
    hasOpenOrder: oracle.hasOpenOrder,
    positions: oracle.perpPositions.filter(isListed).map(perpPositionOf),
    orders: oracle.orders.filter(({ status }) => status === openStatus).map(orderOf),
    spotPositions: balancesOf(oracle),
  }
}

function isListed(slot: PerpPositionOracle): boolean {
  const amounts = [slot.baseAssetAmount, slot.quoteAssetAmount, slot.openBids, slot.openAsks]
  const isLiquidated = (slot.positionFlag & liquidationFlag) !== 0
  return amounts.some((amount) => amount !== '0') || slot.openOrders > 0 || isLiquidated
}

function perpPositionOf(oracle: PerpPositionOracle) {
  return {
    marketIndex: oracle.marketIndex,
    baseRaw: oracle.baseAssetAmount,
    quoteRaw: oracle.quoteAssetAmount,
    quoteEntryRaw: oracle.quoteEntryAmount,
    quoteBreakEvenRaw: oracle.quoteBreakEvenAmount,
    settledPnlQuoteRaw: oracle.settledPnl,
    lastCumulativeFundingRaw: oracle.lastCumulativeFundingRate,
    lpSharesRaw: '0',
    openOrders: oracle.openOrders,
  }
}

function orderOf(oracle: OrderOracle) {
  return {
    orderId: oracle.orderId,
    marketIndex: oracle.marketIndex,
    marketType: oracle.marketType === 0 ? 'spot' : 'perp',
    orderType: oracle.orderType,
    direction: oracle.direction === 0 ? 'long' : 'short',
    priceRaw: oracle.price,
    baseRaw: oracle.baseAssetAmount,
    baseFilledRaw: oracle.baseAssetAmountFilled,
    quoteFilledRaw: oracle.quoteAssetAmountFilled,
    triggerPriceRaw: oracle.triggerPrice,
    triggerCondition: oracle.triggerCondition,
    oraclePriceOffsetRaw: oracle.oraclePriceOffset,
    maxAt: Number(oracle.maxTs),
    slot: oracle.slot,
    reduceOnly: oracle.reduceOnly,
    postOnly: oracle.postOnly,
    immediateOrCancel: oracle.immediateOrCancel,
  }
}

/** Returns the balances. The collateral of isolated positions is part of the deposit in market 0. */
function balancesOf({ spotPositions, perpPositions }: UserOracle) {
  const isolatedRaw = perpPositions.reduce(
    (sum, slot) => sum + BigInt(slot.isolatedPositionScaledBalance),
    0n,
  )
  return spotPositions
    .filter((slot) => slot.scaledBalance !== '0' || slot.openOrders > 0)
    .map((slot) => ({
      marketIndex: slot.marketIndex,
      scaledBalanceRaw: String(BigInt(slot.scaledBalance) + (slot.marketIndex === 0 ? isolatedRaw : 0n)),
      balanceType: slot.balanceType === 0 ? 'deposit' : 'borrow',
      openOrders: slot.openOrders,
    }))
}

/** Converts the reference decoder's PerpMarket to domain fields, without the account's key. */
export function tellMarket({ amm, marketStats, ...oracle }: MarketOracle) {
  return {
    kind: 'perp-market',
    protocol: 'velocity-perps',
    marketIndex: oracle.marketIndex,
    name: oracle.name,
    status: oracle.status,
    contractType: oracle.contractType,
    contractTier: oracle.contractTier,
    pausedOperations: oracle.pausedOperations,
    oracle: oracle.oracle,
    oraclePriceRaw: marketStats.historicalOracleData.lastOraclePrice,
    oracleTwapPriceRaw: marketStats.historicalOracleData.lastOraclePriceTwap,
    oracleAt: Number(marketStats.historicalOracleData.lastOraclePriceTwapTs),
    oracleIsValid: marketStats.lastOracleValid,
    markTwapPriceRaw: marketStats.lastMarkPriceTwap,
    longBaseRaw: oracle.baseAssetAmountLong,
    shortBaseRaw: oracle.baseAssetAmountShort,
    ammBaseRaw: amm.baseAssetAmountWithAmm,
    unsettledLpBaseRaw: '0',
    maxOpenInterestBaseRaw: oracle.maxOpenInterest,
    lastFundingRateRaw: oracle.lastFundingRate,
    last24hAvgFundingRateRaw: marketStats.last24hAvgFundingRate,
    lastFundingOracleTwapPriceRaw: marketStats.lastFundingOracleTwap,
    lastFundingAt: Number(oracle.lastFundingRateTs),
    fundingPeriodSeconds: Number(marketStats.fundingPeriod),
    cumulativeFundingLongRaw: oracle.cumulativeFundingRateLong,
    cumulativeFundingShortRaw: oracle.cumulativeFundingRateShort,
    volume24hQuoteRaw: marketStats.volume24h,
    lastTradeAt: Number(marketStats.lastTradeTs),
    lastFillPriceRaw: oracle.lastFillPrice,
    orderStepBaseRaw: oracle.orderStepSize,
    orderTickPriceRaw: oracle.orderTickSize,
    minOrderBaseRaw: marketStats.minOrderSize,
    marginRatioInitial: oracle.marginRatioInitial,
    marginRatioMaintenance: oracle.marginRatioMaintenance,
    numberOfUsers: oracle.numberOfUsers,
    numberOfUsersWithBase: oracle.numberOfUsersWithBase,
    expiryAt: Number(oracle.expiryTs),
    expiryPriceRaw: oracle.expiryPrice,
  }
}

/** Converts the reference decoder's SpotMarket to domain fields, without the account's key. */
export function tellSpotMarket(oracle: SpotMarketOracle) {
  return {
    kind: 'spot-market',
    protocol: 'velocity-perps',
    marketIndex: oracle.marketIndex,
    name: oracle.name,
    mint: oracle.mint,
    decimals: oracle.decimals,
    status: oracle.status,
    poolId: oracle.poolId,
    oraclePriceRaw: oracle.historicalOracleData.lastOraclePrice,
    oracle: oracle.oracle,
    oracleAt: Number(oracle.historicalOracleData.lastOraclePriceTwapTs),
    depositBalanceRaw: oracle.depositBalance,
    borrowBalanceRaw: oracle.borrowBalance,
    cumulativeDepositInterestRaw: oracle.cumulativeDepositInterest,
    cumulativeBorrowInterestRaw: oracle.cumulativeBorrowInterest,
  }
}
