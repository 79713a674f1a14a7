import type { DcaOrderState, LimitOrderState } from './order'
import type { PerpMarketState, PerpUserState } from './perp'
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
