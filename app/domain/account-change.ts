import type { DcaOrderState, LimitOrderState } from './order'
import type { PerpMarketState, PerpUserState } from './perp'
import { type ProtocolId, soleProtocolOf } from './protocol'
import type { SpotMarketState } from './spot-market'
import type { MintState, TokenMetadataState } from './token'

/** State decoded from one account update. */
export type AccountState =
  | DcaOrderState
  | LimitOrderState
  | PerpMarketState
  | PerpUserState
  | SpotMarketState
  | MintState
  | TokenMetadataState

/** Returns the protocol whose account has a state. All mints and metadata belong to the token protocol. */
export function protocolOfState(state: AccountState): ProtocolId {
  if (state.kind === 'mint' || state.kind === 'token-metadata') return soleProtocolOf('token')
  return state.protocol
}
