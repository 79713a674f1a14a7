import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { OrderClosed, OrderFilled, OrderOpened, PerpFilled } from '~/domain/chain/chain-event'
import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import { mints } from '~/domain/token/mints'
import type { MintState } from '~/domain/token/token'
import type { Batch } from '~/store/batch/batch'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Returns an address that is derived from a seed and contains it in readable form. The first digit ensures
 * that the address has 32 bytes for any seed.
 */
export function addressOf(seed: string | number): Address {
  return trustedAddress(`5${lettersOf(String(seed))}`.padEnd(44, '1').slice(0, 44))
}

/** Returns a signature of 64 bytes that is derived from a seed. */
export function signatureOf(seed: string | number): Signature {
  return trustedSignature(`2${lettersOf(String(seed))}`.padEnd(88, '2').slice(0, 88))
}

function lettersOf(seed: string): string {
  let letters = ''
  for (const character of seed) {
    const code = character.charCodeAt(0)
    letters += (alphabet[code % 58] ?? '') + (alphabet[Math.floor(code / 58)] ?? '')
  }
  return letters
}

/** Returns a batch that contains only the given parts. */
export function batchOf(parts: Partial<Batch>): Batch {
  return {
    accounts: [],
    closedAccounts: [],
    events: [],
    prices: [],
    tokens: [],
    quarantined: [],
    cursors: [],
    missing: [],
    ...parts,
  }
}

/** Returns a DCA order that sells 1,000 USDC for SOL, 100 per hour. Nothing is sold yet. */
export function dcaState(over: Partial<DcaOrderState> = {}): DcaOrderState {
  return {
    kind: 'dca',
    protocol: 'jupiter-dca',
    key: addressOf('dca'),
    user: addressOf('maker'),
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    idx: 1_700_000_000n,
    nextCycleAt: 1_700_003_600,
    inDepositedRaw: 1_000_000_000n,
    inWithdrawnRaw: 0n,
    outWithdrawnRaw: 0n,
    inUsedRaw: 0n,
    outReceivedRaw: 0n,
    inAmountPerCycleRaw: 100_000_000n,
    cycleFrequencySeconds: 3_600,
    nextCycleAmountLeftRaw: 100_000_000n,
    minOutAmountRaw: 0n,
    maxOutAmountRaw: 0n,
    keeperInBalanceBeforeBorrowRaw: 0n,
    dcaOutBalanceBeforeSwapRaw: 0n,
    createdAt: 1_700_000_000,
    bump: 254,
    ...over,
  }
}

/** Returns a limit order that sells 10 SOL for 2,000 USDC. Nothing is filled yet. */
export function limitState(over: Partial<LimitOrderState> = {}): LimitOrderState {
  return {
    kind: 'limit',
    protocol: 'jupiter-limit',
    key: addressOf('limit'),
    maker: addressOf('maker'),
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    initialInputRaw: 10_000_000_000n,
    expectedOutputRaw: 2_000_000_000n,
    remainingInputRaw: 10_000_000_000n,
    filledOutputRaw: 0n,
    createdAt: 1_700_000_000,
    updatedAt: 1_700_000_000,
    expiresAt: undefined,
    accountStatus: 'active',
    midFlash: false,
    counterparty: undefined,
    numberOfFills: undefined,
    uniqueId: 7n,
    feeBps: 10,
    ...over,
  }
}

export function mintState(over: Partial<MintState> = {}): MintState {
  return {
    kind: 'mint',
    key: mints.USDC,
    tokenProgram: trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
    supplyRaw: 5_000_000_000_000n,
    decimals: 6,
    mintAuthority: undefined,
    freezeAuthority: undefined,
    metadata: undefined,
    extensions: [],
    uiScale: undefined,
    ...over,
  }
}

export function openedEvent(over: Partial<OrderOpened> = {}): OrderOpened {
  return {
    type: 'order-opened',
    protocol: 'jupiter-limit',
    signature: signatureOf('open'),
    instructionPath: '1.0',
    eventIndex: 0,
    slot: 100,
    at: 1_700_000_000,
    order: addressOf('limit'),
    maker: addressOf('maker'),
    inputMint: mints.wSOL,
    outputMint: mints.USDC,
    inputRaw: 10_000_000_000n,
    expectedOutputRaw: 2_000_000_000n,
    inAmountPerCycleRaw: undefined,
    cycleFrequencySeconds: undefined,
    expiresAt: undefined,
    ...over,
  }
}

/** Returns a fill that sells 4 SOL for 800 USDC. The order has 6 SOL left. */
export function filledEvent(over: Partial<OrderFilled> = {}): OrderFilled {
  return {
    type: 'order-filled',
    protocol: 'jupiter-limit',
    signature: signatureOf('fill'),
    instructionPath: '2.1',
    eventIndex: 0,
    slot: 110,
    at: 1_700_000_040,
    order: addressOf('limit'),
    maker: undefined,
    taker: addressOf('taker'),
    inputMint: undefined,
    outputMint: undefined,
    inputRaw: 4_000_000_000n,
    outputRaw: 800_000_000n,
    feeMint: undefined,
    feeRaw: undefined,
    remainingInputRaw: 6_000_000_000n,
    ...over,
  }
}

export function closedEvent(over: Partial<OrderClosed> = {}): OrderClosed {
  return {
    type: 'order-closed',
    protocol: 'jupiter-limit',
    signature: signatureOf('close'),
    instructionPath: '0.1',
    eventIndex: 0,
    slot: 120,
    at: 1_700_000_080,
    order: addressOf('limit'),
    end: 'cancelled',
    unfilledInputRaw: undefined,
    ...over,
  }
}

export function perpFilledEvent(over: Partial<PerpFilled> = {}): PerpFilled {
  return {
    type: 'perp-filled',
    protocol: 'drift-perps',
    signature: signatureOf('perp fill'),
    instructionPath: 'log',
    eventIndex: 12,
    slot: 110,
    at: 1_700_000_040,
    marketIndex: 0,
    marketType: 'perp',
    fillRecordId: 99n,
    baseRaw: 1_500_000_000n,
    quoteRaw: 280_500_000n,
    taker: addressOf('taker'),
    takerOrderId: 5,
    takerDirection: 'long',
    takerFeeQuoteRaw: 100_000n,
    maker: addressOf('maker'),
    makerOrderId: 9,
    makerDirection: 'short',
    makerFeeQuoteRaw: -20_000n,
    oraclePriceRaw: 187_000_000n,
    explanation: 8,
    ...over,
  }
}

export function perpUserState(over: Partial<PerpUserState> = {}): PerpUserState {
  return {
    kind: 'perp-user',
    protocol: 'drift-perps',
    key: addressOf('user'),
    authority: addressOf('maker'),
    subAccountId: 0,
    name: 'Main Account',
    status: 0,
    totalDepositsQuoteRaw: 1_000_000_000n,
    totalWithdrawsQuoteRaw: 0n,
    settledPerpPnlQuoteRaw: -5_000_000n,
    cumulativePerpFundingQuoteRaw: 12n,
    lastActiveSlot: 100n,
    nextOrderId: 8,
    idle: false,
    hasOpenOrder: true,
    positions: [positionOf(0, 1_500_000_000n), positionOf(2, -200_000_000n)],
    orders: [perpOrderOf(7, 0)],
    spotPositions: [],
    ...over,
  }
}

export function positionOf(marketIndex: number, baseRaw: bigint): PerpUserState['positions'][number] {
  return {
    marketIndex,
    baseRaw,
    quoteRaw: -280_500_000n,
    quoteEntryRaw: -280_000_000n,
    quoteBreakEvenRaw: -280_600_000n,
    settledPnlQuoteRaw: 0n,
    lastCumulativeFundingRaw: 77n,
    lpSharesRaw: 0n,
    openOrders: 0,
  }
}

export function perpOrderOf(orderId: number, marketIndex: number): PerpUserState['orders'][number] {
  return {
    orderId,
    marketIndex,
    marketType: 'perp',
    orderType: 1,
    direction: 'long',
    priceRaw: 180_000_000n,
    baseRaw: 2_000_000_000n,
    baseFilledRaw: 0n,
    quoteFilledRaw: 0n,
    triggerPriceRaw: 0n,
    triggerCondition: 0,
    oraclePriceOffsetRaw: 0n,
    maxAt: 0,
    slot: 90n,
    reduceOnly: false,
    postOnly: true,
    immediateOrCancel: false,
  }
}

export function perpMarketState(over: Partial<PerpMarketState> = {}): PerpMarketState {
  return {
    kind: 'perp-market',
    protocol: 'drift-perps',
    key: addressOf('SOL-PERP'),
    marketIndex: 0,
    name: 'SOL-PERP',
    status: 1,
    contractType: 0,
    contractTier: 0,
    pausedOperations: 0,
    oracle: addressOf('oracle'),
    oraclePriceRaw: 187_000_000n,
    oracleTwapPriceRaw: 186_000_000n,
    oracleAt: 1_700_000_000,
    oracleIsValid: true,
    markTwapPriceRaw: 186_500_000n,
    longBaseRaw: 900_000_000_000n,
    shortBaseRaw: -800_000_000_000n,
    ammBaseRaw: 100_000_000_000n,
    unsettledLpBaseRaw: 0n,
    maxOpenInterestBaseRaw: 0n,
    lastFundingRateRaw: 12_500n,
    last24hAvgFundingRateRaw: 12_000n,
    lastFundingOracleTwapPriceRaw: 186_000_000n,
    lastFundingAt: 1_700_000_000,
    fundingPeriodSeconds: 3_600,
    cumulativeFundingLongRaw: 1_000n,
    cumulativeFundingShortRaw: -1_000n,
    volume24hQuoteRaw: 5_000_000_000_000n,
    lastTradeAt: 1_700_000_000,
    lastFillPriceRaw: 187_100_000n,
    orderStepBaseRaw: 10_000_000n,
    orderTickPriceRaw: 100n,
    minOrderBaseRaw: 10_000_000n,
    marginRatioInitial: 500,
    marginRatioMaintenance: 300,
    numberOfUsers: 1_200,
    numberOfUsersWithBase: 900,
    expiryAt: 0,
    expiryPriceRaw: 0n,
    ...over,
  }
}

/**
 * Returns the USDC spot market. One scaled unit of a deposit is worth $1.01, and one scaled unit of a borrow
 * $1.02.
 */
export function spotMarketState(over: Partial<SpotMarketState> = {}): SpotMarketState {
  return {
    kind: 'spot-market',
    protocol: 'drift-perps',
    key: addressOf('USDC pool'),
    marketIndex: 0,
    name: 'USDC',
    mint: mints.USDC,
    decimals: 6,
    status: 1,
    poolId: 0,
    oraclePriceRaw: 1_000_000n,
    oracle: addressOf('USDC oracle'),
    oracleAt: 1_700_000_000,
    depositBalanceRaw: 9_000_000_000_000n,
    borrowBalanceRaw: 4_000_000_000_000n,
    cumulativeDepositInterestRaw: 10_100_000_000n,
    cumulativeBorrowInterestRaw: 10_100_000_000n,
    ...over,
  }
}

/** Returns a spot position, by default a deposit. The amount is in scaled units (1e9). */
export function spotPositionOf(
  marketIndex: number,
  scaledBalanceRaw: bigint,
  balanceType: 'deposit' | 'borrow' = 'deposit',
): PerpUserState['spotPositions'][number] {
  return { marketIndex, scaledBalanceRaw, balanceType, openOrders: 0 }
}
