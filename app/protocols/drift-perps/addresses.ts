import type { Address } from '~/domain/base/ids'
import { addressBytes } from '~/solana/address/address-reader'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'
import { driftProgramId } from './layout'

/** Returns the address of the program's only State account. */
export function stateAddress(): Address {
  return derive(textSeed('drift_state'))
}

/** Returns the address of the PerpMarket account with the given market index. */
export function perpMarketAddress(marketIndex: number): Address {
  return derive(textSeed('perp_market'), u16Seed(marketIndex))
}

/** Returns the address of the SpotMarket account with the given market index. */
export function spotMarketAddress(marketIndex: number): Address {
  return derive(textSeed('spot_market'), u16Seed(marketIndex))
}

/** Returns the address of the User account of a wallet's sub-account. */
export function userAddress(authority: Address, subAccountId: number): Address {
  return derive(textSeed('user'), addressBytes(authority), u16Seed(subAccountId))
}

/** Returns the address of a wallet's UserStats account. All sub-accounts of the wallet share this account. */
export function userStatsAddress(authority: Address): Address {
  return derive(textSeed('user_stats'), addressBytes(authority))
}

function derive(...seeds: readonly Uint8Array[]): Address {
  return findProgramAddress(seeds, driftProgramId).address
}
