import { readAddress } from '~/solana/address/address-reader'
import { createPerpsProtocol } from '../perps/protocol'
import { discriminatorsOf, type Protocol } from '../protocol'
import { velocityAddresses } from './addresses'
import { decodeAccount, velocityEventDecoder } from './decode'
import { velocityEvents } from './event-layout'
import { instructionLayouts, otherInstructions } from './instructions'
import { velocityLayout } from './layout'
import { normalizeEvent } from './normalize'

/**
 * Creates the protocol of Velocity perpetuals: markets, users with positions, balances and orders, fills, order
 * actions and funding. If many accounts are decoded, pass an address interner as `addressAt`.
 */
export const createVelocityPerps = createPerpsProtocol({
  layout: velocityLayout,
  events: velocityEvents,
  addresses: velocityAddresses,
  decodeAccount,
  eventDecoder: velocityEventDecoder,
  normalizeEvent,
  knownInstructions: [...discriminatorsOf(instructionLayouts), ...otherInstructions.keys()],
  // The place of `idle` depends on the length of the account. A filter for one length would hide users of the
  // other length, and the venue has few users.
  skipsIdleUsers: false,
})

/** Velocity perpetuals without an address interner. */
export const velocityPerps: Protocol = createVelocityPerps(readAddress)
