import type { Address } from '~/domain/base/ids'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import type { AddressReader } from '~/solana/address/address-reader'
import { startsWith } from '~/solana/bytes/byte-reader'
import { toHex } from '~/solana/bytes/hex'
import { corrupt, type Decoded, notMine } from '../protocol'
import { createPerpMarketDecoder, type DecodePerpMarket } from './decode-perp-market'
import { createSpotMarketDecoder, type DecodeSpotMarket } from './decode-spot-market'
import { createUserDecoder, type DecodeUser } from './decode-user'
import { accountDiscriminators, type PerpsLayout } from './layout'

/** Decoders of the accounts of one venue. */
export interface AccountDecoders {
  /**
   * Decodes a User, PerpMarket or SpotMarket account. Other accounts are `notMine`, or `corrupt` if their type
   * is missing in a complete list of types. Accounts may be longer than the known layout.
   */
  readonly decodeAccount: (
    key: Address,
    owner: Address,
    data: Uint8Array,
    addressAt: AddressReader,
  ) => Decoded<PerpMarketState | PerpUserState | SpotMarketState>
  readonly decodeUser: DecodeUser
  readonly decodePerpMarket: DecodePerpMarket
  readonly decodeSpotMarket: DecodeSpotMarket
}

/** Creates the decoders for the accounts of one venue. */
export function createAccountDecoders(layout: PerpsLayout): AccountDecoders {
  const decodeUser = createUserDecoder(layout)
  const decodePerpMarket = createPerpMarketDecoder(layout)
  const decodeSpotMarket = createSpotMarketDecoder(layout)
  return {
    decodeAccount(key, owner, data, addressAt) {
      if (owner !== layout.programId) return notMine
      if (startsWith(data, accountDiscriminators.User)) return decodeUser(key, data, addressAt)
      if (startsWith(data, accountDiscriminators.PerpMarket)) return decodePerpMarket(key, data, addressAt)
      if (startsWith(data, accountDiscriminators.SpotMarket)) return decodeSpotMarket(key, data, addressAt)
      return judgeOther(layout.otherAccounts, data)
    },
    decodeUser,
    decodePerpMarket,
    decodeSpotMarket,
  }
}

function judgeOther(others: PerpsLayout['otherAccounts'], data: Uint8Array): Decoded<never> {
  if (others === undefined || data.length < 8) return notMine
  const discriminator = toHex(data.subarray(0, 8))
  return others.has(discriminator) ? notMine : corrupt(`unknown account type ${discriminator}`)
}
