import { encodeBase58 } from '~/lib/text/base58'
import type { AddressReader } from '~/solana/address/address-reader'
import { type AccountFamily, type Protocol, startingWith } from '../protocol'
import type { PerpsAddresses } from './addresses'
import type { AccountDecoders } from './decode'
import type { EventDecoder } from './decode-event'
import type { EventLayouts, PerpsEvent, VenueEvents } from './event-layout'
import { accountDiscriminators, type PerpsLayout } from './layout'
import type { NormalizeEvent } from './normalize'
import { createEventReader } from './read-events'
import { createLogReader } from './read-log'

/** What a perps protocol consists of. */
export interface PerpsParts {
  readonly layout: PerpsLayout
  readonly events: Pick<VenueEvents<EventLayouts>, 'usersIn' | 'marketsIn'>
  readonly addresses: PerpsAddresses
  readonly decodeAccount: AccountDecoders['decodeAccount']
  readonly eventDecoder: EventDecoder<PerpsEvent>
  readonly normalizeEvent: NormalizeEvent
  /** First bytes of the instructions that are known by name, in hex. */
  readonly knownInstructions: readonly string[]
  /**
   * Whether only users who are not idle are followed. An idle account does not change until it becomes active
   * and matches the filter again. The filter depends on the layout of User accounts, so it is only possible if
   * there is exactly one.
   */
  readonly skipsIdleUsers: boolean
}

/** Creates the protocol of a perps venue. The result creates it with an address reader. */
export function createPerpsProtocol(parts: PerpsParts): (addressAt: AddressReader) => Protocol {
  const { layout, events, addresses, eventDecoder, normalizeEvent } = parts
  const { programId } = layout
  const logParts = { programId, decoder: eventDecoder, normalizeEvent }
  const readEvents = createEventReader(logParts)
  const readLog = createLogReader(logParts, events, addresses, readEvents)
  return (addressAt) => ({
    id: layout.protocol,
    programIds: [programId],
    knownInstructions: parts.knownInstructions,
    accountFamilies: accountFamiliesOf(layout, parts.skipsIdleUsers),
    decodeAccount: (key, owner, data) => parts.decodeAccount(key, owner, data, addressAt),
    readEvents: (transaction) => readEvents(transaction, addressAt),
    readLog: (transaction) => readLog(transaction, addressAt),
  })
}

function accountFamiliesOf(layout: PerpsLayout, skipsIdleUsers: boolean): readonly AccountFamily[] {
  const { programId, perpMarket, spotMarket, users } = layout
  const [user] = users
  const notIdle = { memcmp: { offset: user.idle, bytes: encodeBase58(Uint8Array.of(0)) } }
  return [
    {
      name: 'PerpMarket',
      programId,
      filters: [startingWith(accountDiscriminators.PerpMarket)],
      split: { offset: perpMarket.pubkey },
    },
    {
      name: 'SpotMarket',
      programId,
      filters: [startingWith(accountDiscriminators.SpotMarket)],
      split: { offset: spotMarket.pubkey },
    },
    {
      name: 'User',
      programId,
      filters: [startingWith(accountDiscriminators.User), ...(skipsIdleUsers ? [notIdle] : [])],
      split: { offset: user.authority, accountBytes: user.size },
    },
  ]
}
