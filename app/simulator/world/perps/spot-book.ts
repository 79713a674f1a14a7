import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import { rentExemptLamports } from '../rent'
import { unixTimeOfSlot } from '../world-time'
import type { Rewrite } from './market-book'
import type { PerpScene } from './perp-scene'
import { interestAt, type SpotMarket, spotPriceRaw } from './spot-markets'

/** Number of slots between two updates of a market's interest and price. 150 slots are about a minute. */
const refreshPeriod = 150

/** Accounts of all spot markets as of the newest slot that was passed to `advance`. */
export interface SpotBook {
  advance(slot: Slot): Rewrite[]
  account(key: Address): LedgerAccount | undefined
  all(): Iterable<LedgerAccount>
}

export function createSpotBook(scene: PerpScene, tip: Slot): SpotBook {
  const encode = (market: SpotMarket, slot: Slot) => encodeSpotMarket(scene, market, slot)
  const accounts = new Map(
    scene.spotMarkets.map((market) => [market.key, encode(market, lastRefresh(scene, market, tip))]),
  )
  return {
    advance: (slot) =>
      scene.spotMarkets.flatMap((market) => {
        const before = accounts.get(market.key)
        if (before === undefined || !isRefreshed(market, slot)) return []
        const after = encode(market, slot)
        accounts.set(market.key, after)
        return [{ before, after }]
      }),
    account: (key) => accounts.get(key),
    all: () => accounts.values(),
  }
}

function encodeSpotMarket(scene: PerpScene, market: SpotMarket, slot: Slot): LedgerAccount {
  const { encoding, protocol, programId, activeStatus } = scene.venue
  const totals = scene.collateral.totals(market)
  const { depositInterestRaw, borrowInterestRaw } = interestAt(totals, slot)
  const data = encoding.account({
    kind: 'spot-market',
    protocol,
    key: market.key,
    marketIndex: market.index,
    name: market.name,
    mint: market.mint,
    decimals: market.decimals,
    status: activeStatus,
    poolId: 0,
    oraclePriceRaw: spotPriceRaw(scene.book, market, slot),
    oracle: market.oracle,
    oracleAt: unixTimeOfSlot(slot),
    depositBalanceRaw: totals.depositRaw,
    borrowBalanceRaw: totals.borrowRaw,
    cumulativeDepositInterestRaw: depositInterestRaw,
    cumulativeBorrowInterestRaw: borrowInterestRaw,
  })
  return { key: market.key, owner: programId, lamports: rentExemptLamports(data.length), data, slot }
}

/**
 * Returns whether a market is updated in the given slot. Markets are updated one after another, some seconds
 * apart.
 */
function isRefreshed({ index }: SpotMarket, slot: Slot): boolean {
  return (slot + 17 * index) % refreshPeriod === 0
}

/** Returns the last slot with a block in which a market was updated. */
function lastRefresh({ calendar }: PerpScene, market: SpotMarket, tip: Slot): Slot {
  let slot = tip
  while (!isRefreshed(market, slot) || calendar.isSkipped(slot)) slot--
  return slot
}
