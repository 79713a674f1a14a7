import type { Address } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'

/** Addresses of the accounts of one venue's program. */
export interface PerpsAddresses {
  /** Returns the address of the program's only State account. */
  stateAddress(): Address
  /** Returns the address of the PerpMarket account with the given market index. */
  perpMarketAddress(marketIndex: number): Address
  /** Returns the address of the SpotMarket account with the given market index. */
  spotMarketAddress(marketIndex: number): Address
  /** Returns the address of the User account of a wallet's sub-account. */
  userAddress(authority: Address, subAccountId: number): Address
  /**
   * Returns the address of a wallet's UserStats account. All sub-accounts of the wallet share this account.
   */
  userStatsAddress(authority: Address): Address
}

/** Creates the addresses of a program. `stateSeed` is the seed of its State account. */
export function createPerpsAddresses(programId: Address, stateSeed: string): PerpsAddresses {
  const derive = (...seeds: readonly Uint8Array[]) => findProgramAddress(seeds, programId).address
  return {
    stateAddress: () => derive(textSeed(stateSeed)),
    perpMarketAddress: (marketIndex) => derive(textSeed('perp_market'), u16Seed(marketIndex)),
    spotMarketAddress: (marketIndex) => derive(textSeed('spot_market'), u16Seed(marketIndex)),
    userAddress: (authority, subAccountId) =>
      derive(textSeed('user'), addressBytes(authority), u16Seed(subAccountId)),
    userStatsAddress: (authority) => derive(textSeed('user_stats'), addressBytes(authority)),
  }
}
