import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import { rentExemptLamports } from '../rent'
import { hourOfSlot, slotsPerDay, slotsPerHour, unixTimeOfSlot } from '../world-time'
import { oracleTwap } from './funding'
import { expiryHour, type PerpMarket, pricePerUnit } from './markets'
import type { PerpScene } from './perp-scene'
import type { MarketTrade } from './perp-story'
import type { PerpUser } from './users'

const fundingPeriodSeconds = 3600
const pythLazerSource = 12

/**
 * Positions and trades of a market. They are updated with each trade. Base amounts have 9 decimals, quote
 * amounts and prices 6.
 */
export class MarketFile {
  private readonly positions = new Map<PerpUser, bigint>()
  private trades: { readonly slot: Slot; readonly quoteRaw: bigint }[] = []
  private longRaw = 0n
  private shortRaw = 0n
  private volumeRaw = 0n
  private lastTradeSlot: Slot | undefined
  private lastFillPriceRaw: bigint | undefined

  constructor(
    private readonly scene: PerpScene,
    readonly market: PerpMarket,
  ) {}

  /** Changes a user's position by `baseRaw`. */
  change(user: PerpUser, baseRaw: bigint): void {
    const before = this.positions.get(user) ?? 0n
    const after = before + baseRaw
    if (after === 0n) this.positions.delete(user)
    else this.positions.set(user, after)
    this.longRaw += above(after) - above(before)
    this.shortRaw += below(after) - below(before)
  }

  /** Records a trade. Trades must come in slot order. */
  record(trade: MarketTrade): void {
    this.trades.push({ slot: trade.slot, quoteRaw: trade.quoteRaw })
    this.volumeRaw += trade.quoteRaw
    this.lastTradeSlot = trade.slot
    this.lastFillPriceRaw = trade.priceRaw
    this.forgetTrades(trade.slot - slotsPerDay)
  }

  /**
   * Removes trades up to the given slot from the volume. The volume covers the 24 hours before the last
   * trade.
   */
  private forgetTrades(until: Slot): void {
    const kept = this.trades.findIndex((trade) => trade.slot > until)
    for (const trade of this.trades.slice(0, kept)) this.volumeRaw -= trade.quoteRaw
    this.trades = this.trades.slice(kept)
  }

  /** Encodes the account as written in the given slot. */
  encode(slot: Slot): LedgerAccount {
    const { scene, market } = this
    const data = scene.venue.encoding.account(
      { ...this.identity(), ...this.prices(slot), ...this.holdings(), ...this.fundingOf(slot) },
      {
        lastUpdateSlot: BigInt(slot),
        markTwapAt: unixTimeOfSlot(slot),
        nextFillRecordId: BigInt((this.lastTradeSlot ?? 0) + 1) * 65_536n,
        nextFundingRateRecordId: BigInt(hourOfSlot(slot) + 1),
        oracleSource: pythLazerSource,
        pegMultiplierRaw: scene.markets.oracleRaw(market, slot),
        reserveRaw: 10n ** 15n,
      },
    )
    const { programId: owner } = scene.venue
    return { key: market.key, owner, lamports: rentExemptLamports(data.length), data, slot }
  }

  private identity() {
    const { market } = this
    const { facts } = market
    const expired = facts.isExpired
    return {
      kind: 'perp-market',
      protocol: this.scene.venue.protocol,
      key: market.key,
      marketIndex: market.index,
      name: facts.name,
      status: facts.status,
      contractType: facts.contractType,
      contractTier: facts.contractTier,
      pausedOperations: 0,
      oracle: market.oracle,
      orderStepBaseRaw: market.stepRaw,
      orderTickPriceRaw: market.tickRaw,
      minOrderBaseRaw: market.stepRaw,
      marginRatioInitial: facts.marginRatioInitial,
      marginRatioMaintenance: facts.marginRatioMaintenance,
      expiryAt: expired ? unixTimeOfSlot(expiryHour * slotsPerHour) : 0,
      expiryPriceRaw: expired ? BigInt(Math.round(market.usualPrice * pricePerUnit)) : 0n,
    } as const
  }

  private prices(slot: Slot) {
    const { scene, market } = this
    const oraclePriceRaw = scene.markets.oracleRaw(market, slot)
    const { markTwapRaw, oracleTwapRaw } = scene.funding.at(market, hourOfSlot(slot))
    const twap = oracleTwap(scene.markets, market, slot)
    return {
      oraclePriceRaw,
      oracleTwapPriceRaw: twap,
      oracleAt: unixTimeOfSlot(slot),
      oracleIsValid: true,
      // The mark price has the same premium over the oracle price as at the last funding update.
      markTwapPriceRaw: (twap * markTwapRaw) / oracleTwapRaw,
      lastFillPriceRaw: this.lastFillPriceRaw ?? oraclePriceRaw,
    }
  }

  private holdings() {
    return {
      longBaseRaw: this.longRaw,
      shortBaseRaw: this.shortRaw,
      ammBaseRaw: this.longRaw + this.shortRaw,
      unsettledLpBaseRaw: 0n,
      maxOpenInterestBaseRaw: this.market.mostOpenBaseRaw,
      volume24hQuoteRaw: this.volumeRaw,
      lastTradeAt: this.lastTradeSlot === undefined ? 0 : unixTimeOfSlot(this.lastTradeSlot),
      numberOfUsers: this.positions.size,
      numberOfUsersWithBase: this.positions.size,
    }
  }

  /** Returns the funding of the last hour whose funding update has happened. */
  private fundingOf(slot: Slot) {
    const { scene, market } = this
    const hour = scene.funding.hourAt(market, slot)
    const funding = scene.funding.at(market, hour)
    return {
      lastFundingRateRaw: funding.rateRaw,
      last24hAvgFundingRateRaw: funding.averageRaw,
      lastFundingOracleTwapPriceRaw: funding.oracleTwapRaw,
      lastFundingAt: unixTimeOfSlot(hour * slotsPerHour),
      fundingPeriodSeconds,
      cumulativeFundingLongRaw: funding.cumulativeRaw,
      cumulativeFundingShortRaw: funding.cumulativeRaw,
    }
  }
}

function above(raw: bigint): bigint {
  return raw > 0n ? raw : 0n
}

function below(raw: bigint): bigint {
  return raw < 0n ? raw : 0n
}
