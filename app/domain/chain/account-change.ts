import type { DcaOrderState, LimitOrderState } from '../order/order'
import type { PerpMarketState, PerpUserState } from '../perp/perp'
import type { SpotMarketState } from '../perp/spot-market'
import { type ProtocolId, soleProtocolOf } from '../protocol/protocol'
import type { MintState, TokenMetadataState } from '../token/token'

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
