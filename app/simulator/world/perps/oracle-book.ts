import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { encodeLazerOracle } from '~/solana/oracle/oracle-account'
import type { LedgerAccount } from '../../ledger'
import type { AssetId } from '../prices/price-book'
import { rentExemptLamports } from '../rent'
import { secondsOfSlot, unixTimeOfSlot } from '../world-time'
import type { PerpScene } from './perp-scene'

/** Confidence interval divided by the price. */
const uncertainty = 0.0005

/** Accounts of the price oracles that perp and spot markets use. */
export interface OracleBook {
  /** Returns the account of an oracle as of a slot. Its price is that of one token. */
  account(key: Address, slot: Slot): LedgerAccount | undefined
}

export function createOracleBook({ venue, markets, spotMarkets, book }: PerpScene): OracleBook {
  const assets = new Map<Address, AssetId>(
    [...markets.all, ...spotMarkets].map(({ oracle, asset }) => [oracle, asset]),
  )
  return {
    account(key, slot) {
      const asset = assets.get(key)
      if (asset === undefined) return undefined
      const priceUsd = book.priceUsd(asset, secondsOfSlot(slot))
      const data = encodeLazerOracle({ priceUsd, uncertainty, publishedAt: unixTimeOfSlot(slot) })
      return { key, owner: venue.programId, lamports: rentExemptLamports(data.length), data, slot }
    },
  }
}
