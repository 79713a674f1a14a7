import type { Address } from '~/domain/base/ids'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import type { AddressReader } from '~/solana/address/address-reader'
import { startsWith } from '~/solana/bytes/byte-reader'
import { type Decoded, notMine } from '../protocol'
import { decodePerpMarket } from './decode-perp-market'
import { decodeSpotMarket } from './decode-spot-market'
import { decodeUser } from './decode-user'
import { accountDiscriminators, driftProgramId } from './layout'

/**
 * Decodes a User, PerpMarket or SpotMarket account of Drift. All other accounts are `notMine`. Accounts may
 * be longer than the known layout.
 */
export function decodeAccount(
  key: Address,
  owner: Address,
  data: Uint8Array,
  addressAt: AddressReader,
): Decoded<PerpMarketState | PerpUserState | SpotMarketState> {
  if (owner !== driftProgramId) return notMine
  if (startsWith(data, accountDiscriminators.User)) return decodeUser(key, data, addressAt)
  if (startsWith(data, accountDiscriminators.PerpMarket)) return decodePerpMarket(key, data, addressAt)
  if (startsWith(data, accountDiscriminators.SpotMarket)) return decodeSpotMarket(key, data, addressAt)
  return notMine
}
