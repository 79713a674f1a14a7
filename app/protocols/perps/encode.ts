import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { SpotMarketState } from '~/domain/perp/spot-market'
import { createPerpMarketEncoder, type PerpMarketDetails } from './encode-perp-market'
import { createSpotMarketEncoder } from './encode-spot-market'
import { createUserEncoder } from './encode-user'
import type { PerpsLayout } from './layout'

/** Encodes an account. `details` is only used for perp markets. */
export type EncodeAccount = (
  state: PerpMarketState | PerpUserState | SpotMarketState,
  details?: PerpMarketDetails,
) => Uint8Array

/** Creates an encoder for the accounts of one venue. It is the inverse of `decodeAccount` of the layout. */
export function createAccountEncoder(layout: PerpsLayout): EncodeAccount {
  const encodeUser = createUserEncoder(layout.encodedUser)
  const encodeSpotMarket = createSpotMarketEncoder(layout.spotMarket)
  const encodePerpMarket = createPerpMarketEncoder(layout.perpMarket)
  return (state, details) => {
    if (state.kind === 'perp-user') return encodeUser(state)
    return state.kind === 'spot-market' ? encodeSpotMarket(state) : encodePerpMarket(state, details)
  }
}
