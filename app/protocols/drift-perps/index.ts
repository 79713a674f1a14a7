import { readAddress } from '~/solana/address/address-reader'
import { createPerpsProtocol } from '../perps/protocol'
import { discriminatorsOf, type Protocol } from '../protocol'
import { driftAddresses } from './addresses'
import { decodeAccount, driftEventDecoder } from './decode'
import { driftEvents } from './event-layout'
import { instructionLayouts } from './instructions'
import { driftLayout } from './layout'
import { normalizeEvent } from './normalize'

/**
 * Creates the protocol of Drift perpetuals: markets, users with positions, balances and orders, fills, order
 * actions and funding. If many accounts are decoded, pass an address interner as `addressAt`.
 */
export const createDriftPerps = createPerpsProtocol({
  layout: driftLayout,
  events: driftEvents,
  addresses: driftAddresses,
  decodeAccount,
  eventDecoder: driftEventDecoder,
  normalizeEvent,
  knownInstructions: discriminatorsOf(instructionLayouts),
  // Nine of ten sub-accounts are idle.
  skipsIdleUsers: true,
})

/** Drift perpetuals without an address interner. */
export const driftPerps: Protocol = createDriftPerps(readAddress)
