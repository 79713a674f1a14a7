// Types of the reference decoder's JSON (Anchor's coder). Numbers of 64 bits and more are decimal strings,
// and enums are `{ variant: {} }`.
type Decimal = string
type Variant = Readonly<Record<string, object>>

export interface UserFixture {
  readonly pubkey: string
  readonly data: string
  readonly decodedNonEmpty: UserOracle
}

/** A User as Anchor decodes it, without unused slots. */
export interface UserOracle {
  readonly authority: string
  readonly name: string
  readonly subAccountId: number
  readonly status: number
  readonly nextOrderId: number
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

type PerpPositionOracle = { readonly marketIndex: number; readonly openOrders: number } & Readonly<
  Record<
    | 'baseAssetAmount'
    | 'quoteAssetAmount'
    | 'quoteEntryAmount'
    | 'quoteBreakEvenAmount'
    | 'settledPnl'
    | 'lastCumulativeFundingRate'
    | 'lpShares',
    Decimal
  >
>

type OrderOracle = Readonly<Record<'orderId' | 'marketIndex' | 'oraclePriceOffset', number>> &
  Readonly<Record<'marketType' | 'orderType' | 'direction' | 'triggerCondition' | 'status', Variant>> &
  Readonly<Record<'reduceOnly' | 'postOnly' | 'immediateOrCancel', boolean>> &
  Readonly<
    Record<
      | 'price'
      | 'baseAssetAmount'
      | 'baseAssetAmountFilled'
      | 'quoteAssetAmountFilled'
      | 'triggerPrice'
      | 'maxTs'
      | 'slot',
      Decimal
    >
  >

interface SpotPositionOracle {
  readonly marketIndex: number
  readonly scaledBalance: Decimal
  readonly balanceType: Variant
  readonly openOrders: number
}

export interface MarketFixture {
  readonly name: string
  readonly pubkey: string
  readonly data: string
  readonly decoded: MarketOracle
}

/** A PerpMarket as Anchor decodes it. */
export interface MarketOracle {
  readonly name: string
  readonly marketIndex: number
  readonly status: Variant
  readonly contractType: Variant
  readonly contractTier: Variant
  readonly pausedOperations: number
  readonly marginRatioInitial: number
  readonly marginRatioMaintenance: number
  readonly numberOfUsers: number
  readonly numberOfUsersWithBase: number
  readonly lastFillPrice: Decimal
  readonly expiryTs: Decimal
  readonly expiryPrice: Decimal
  readonly amm: Readonly<Record<string, Decimal>> & {
    readonly lastOracleValid: boolean
    readonly historicalOracleData: Readonly<
      Record<'lastOraclePrice' | 'lastOraclePriceTwap' | 'lastOraclePriceTwapTs', Decimal>
    >
  }
}

export interface SpotMarketFixture {
  readonly name: string
  readonly pubkey: string
  readonly data: string
  readonly decoded: SpotMarketOracle
}

/** A SpotMarket as Anchor decodes it. */
export interface SpotMarketOracle
  extends Readonly<
    Record<
      'depositBalance' | 'borrowBalance' | 'cumulativeDepositInterest' | 'cumulativeBorrowInterest',
      Decimal
    >
  > {
  readonly name: string
  readonly mint: string
  readonly oracle: string
  readonly marketIndex: number
  readonly decimals: number
  readonly poolId: number
  readonly status: Variant
  readonly historicalOracleData: Readonly<Record<'lastOraclePrice' | 'lastOraclePriceTwapTs', Decimal>>
}

const variantsOf = {
  status: [
    'initialized',
    'active',
    'fundingPaused',
    'ammPaused',
    'fillPaused',
    'withdrawPaused',
    'reduceOnly',
    'settlement',
    'delisted',
  ],
  contractType: ['perpetual', 'future', 'prediction'],
  contractTier: ['a', 'b', 'c', 'speculative', 'highlySpeculative', 'isolated'],
  orderType: ['market', 'limit', 'triggerMarket', 'triggerLimit', 'oracle'],
  triggerCondition: ['above', 'below', 'triggeredAbove', 'triggeredBelow'],
}

function variant(names: readonly string[], oracle: Variant): number {
  const [name = ''] = Object.keys(oracle)
  return names.indexOf(name)
}

/** Converts Anchor's User to domain fields, without the account's key and `idle`. */
export function tellUser(oracle: UserOracle) {
  return {
    kind: 'perp-user',
    protocol: 'drift-perps',
    authority: oracle.authority,
    subAccountId: oracle.subAccountId,
    name: oracle.name,
    status: oracle.status,
    totalDepositsQuoteRaw: BigInt(oracle.totalDeposits),
    totalWithdrawsQuoteRaw: BigInt(oracle.totalWithdraws),
    settledPerpPnlQuoteRaw: BigInt(oracle.settledPerpPnl),
    cumulativePerpFundingQuoteRaw: BigInt(oracle.cumulativePerpFunding),
    lastActiveSlot: BigInt(oracle.lastActiveSlot),
    nextOrderId: oracle.nextOrderId,
    hasOpenOrder: oracle.hasOpenOrder,
    positions: oracle.perpPositions.map(perpPositionOf),
    orders: oracle.orders.filter((order) => 'open' in order.status).map(orderOf),
    spotPositions: oracle.spotPositions.map(spotPositionOf),
  }
}

function perpPositionOf(oracle: PerpPositionOracle) {
  return {
    marketIndex: oracle.marketIndex,
    baseRaw: BigInt(oracle.baseAssetAmount),
    quoteRaw: BigInt(oracle.quoteAssetAmount),
    quoteEntryRaw: BigInt(oracle.quoteEntryAmount),
    quoteBreakEvenRaw: BigInt(oracle.quoteBreakEvenAmount),
    settledPnlQuoteRaw: BigInt(oracle.settledPnl),
    lastCumulativeFundingRaw: BigInt(oracle.lastCumulativeFundingRate),
    lpSharesRaw: BigInt(oracle.lpShares),
    openOrders: oracle.openOrders,
  }
}

function orderOf(oracle: OrderOracle) {
  return {
    orderId: oracle.orderId,
    marketIndex: oracle.marketIndex,
    marketType: 'spot' in oracle.marketType ? 'spot' : 'perp',
    orderType: variant(variantsOf.orderType, oracle.orderType),
    direction: 'long' in oracle.direction ? 'long' : 'short',
    priceRaw: BigInt(oracle.price),
    baseRaw: BigInt(oracle.baseAssetAmount),
    baseFilledRaw: BigInt(oracle.baseAssetAmountFilled),
    quoteFilledRaw: BigInt(oracle.quoteAssetAmountFilled),
    triggerPriceRaw: BigInt(oracle.triggerPrice),
    triggerCondition: variant(variantsOf.triggerCondition, oracle.triggerCondition),
    oraclePriceOffsetRaw: BigInt(oracle.oraclePriceOffset),
    maxAt: Number(oracle.maxTs),
    slot: BigInt(oracle.slot),
    reduceOnly: oracle.reduceOnly,
    postOnly: oracle.postOnly,
    immediateOrCancel: oracle.immediateOrCancel,
  }
}

function spotPositionOf(oracle: SpotPositionOracle) {
  return {
    marketIndex: oracle.marketIndex,
    scaledBalanceRaw: BigInt(oracle.scaledBalance),
    balanceType: 'deposit' in oracle.balanceType ? 'deposit' : 'borrow',
    openOrders: oracle.openOrders,
  }
}

/** Converts Anchor's PerpMarket to domain fields, without the account's key. */
export function tellMarket({ amm, ...oracle }: MarketOracle) {
  return {
    kind: 'perp-market',
    protocol: 'drift-perps',
    marketIndex: oracle.marketIndex,
    name: oracle.name,
    status: variant(variantsOf.status, oracle.status),
    contractType: variant(variantsOf.contractType, oracle.contractType),
    contractTier: variant(variantsOf.contractTier, oracle.contractTier),
    pausedOperations: oracle.pausedOperations,
    oracle: amm.oracle,
    oraclePriceRaw: BigInt(amm.historicalOracleData.lastOraclePrice),
    oracleTwapPriceRaw: BigInt(amm.historicalOracleData.lastOraclePriceTwap),
    oracleAt: Number(amm.historicalOracleData.lastOraclePriceTwapTs),
    oracleIsValid: amm.lastOracleValid,
    markTwapPriceRaw: BigInt(amm.lastMarkPriceTwap!),
    longBaseRaw: BigInt(amm.baseAssetAmountLong!),
    shortBaseRaw: BigInt(amm.baseAssetAmountShort!),
    ammBaseRaw: BigInt(amm.baseAssetAmountWithAmm!),
    unsettledLpBaseRaw: BigInt(amm.baseAssetAmountWithUnsettledLp!),
    maxOpenInterestBaseRaw: BigInt(amm.maxOpenInterest!),
    lastFundingRateRaw: BigInt(amm.lastFundingRate!),
    last24hAvgFundingRateRaw: BigInt(amm.last24HAvgFundingRate!),
    lastFundingOracleTwapPriceRaw: BigInt(amm.lastFundingOracleTwap!),
    lastFundingAt: Number(amm.lastFundingRateTs),
    fundingPeriodSeconds: Number(amm.fundingPeriod),
    cumulativeFundingLongRaw: BigInt(amm.cumulativeFundingRateLong!),
    cumulativeFundingShortRaw: BigInt(amm.cumulativeFundingRateShort!),
    volume24hQuoteRaw: BigInt(amm.volume24H!),
    lastTradeAt: Number(amm.lastTradeTs),
    lastFillPriceRaw: BigInt(oracle.lastFillPrice),
    orderStepBaseRaw: BigInt(amm.orderStepSize!),
    orderTickPriceRaw: BigInt(amm.orderTickSize!),
    minOrderBaseRaw: BigInt(amm.minOrderSize!),
    marginRatioInitial: oracle.marginRatioInitial,
    marginRatioMaintenance: oracle.marginRatioMaintenance,
    numberOfUsers: oracle.numberOfUsers,
    numberOfUsersWithBase: oracle.numberOfUsersWithBase,
    expiryAt: Number(oracle.expiryTs),
    expiryPriceRaw: BigInt(oracle.expiryPrice),
  }
}

/** Converts Anchor's SpotMarket to domain fields, without the account's key. */
export function tellSpotMarket(oracle: SpotMarketOracle) {
  return {
    kind: 'spot-market',
    protocol: 'drift-perps',
    marketIndex: oracle.marketIndex,
    name: oracle.name,
    mint: oracle.mint,
    decimals: oracle.decimals,
    status: variant(variantsOf.status, oracle.status),
    poolId: oracle.poolId,
    oraclePriceRaw: BigInt(oracle.historicalOracleData.lastOraclePrice),
    oracle: oracle.oracle,
    oracleAt: Number(oracle.historicalOracleData.lastOraclePriceTwapTs),
    depositBalanceRaw: BigInt(oracle.depositBalance),
    borrowBalanceRaw: BigInt(oracle.borrowBalance),
    cumulativeDepositInterestRaw: BigInt(oracle.cumulativeDepositInterest),
    cumulativeBorrowInterestRaw: BigInt(oracle.cumulativeBorrowInterest),
  }
}
