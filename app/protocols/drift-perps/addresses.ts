import type { Address } from '~/domain/ids'
import { addressBytes } from '~/solana/address-reader'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda'
import { driftProgramId } from './layout'

/** The program's one State account. */
export function stateAddress(): Address {
  return derive(textSeed('drift_state'))
}

/** The PerpMarket account of an index. */
export function perpMarketAddress(marketIndex: number): Address {
  return derive(textSeed('perp_market'), u16Seed(marketIndex))
}

/** The SpotMarket account of an index. */
export function spotMarketAddress(marketIndex: number): Address {
  return derive(textSeed('spot_market'), u16Seed(marketIndex))
}

/** The User account of a wallet's sub-account. */
export function userAddress(authority: Address, subAccountId: number): Address {
  return derive(textSeed('user'), addressBytes(authority), u16Seed(subAccountId))
}

/** The UserStats account of a wallet, one for all its sub-accounts. */
export function userStatsAddress(authority: Address): Address {
  return derive(textSeed('user_stats'), addressBytes(authority))
}

function derive(...seeds: readonly Uint8Array[]): Address {
  return findProgramAddress(seeds, driftProgramId).address
}
