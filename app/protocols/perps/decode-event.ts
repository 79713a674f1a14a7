import { toUnixSeconds } from '~/domain/base/time'
import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { u64At, viewOf } from '~/solana/bytes/byte-reader'
import { hexBytes } from '~/solana/bytes/hex'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine } from '../protocol'
import {
  discriminatorOf,
  type EventLayouts,
  eventEnumsOf,
  type PerpsEvent,
  type VenueEvents,
} from './event-layout'

/** Decoder of the events of one venue. */
export interface EventDecoder<E> {
  /**
   * Decodes a log payload that the venue's program wrote. Events that Sextant does not use are `notMine`. An
   * event with an unknown discriminator is `corrupt`, so that operators notice that the program has changed.
   */
  decodeEvent(bytes: Uint8Array, addressAt?: AddressReader): Decoded<E>
  /**
   * Returns whether bytes begin with the discriminator of an event of the venue. This distinguishes events
   * from plain messages after `Program log:`.
   */
  isEvent(bytes: Uint8Array): boolean
}

/** Creates a decoder for the events of one venue. */
export function createEventDecoder<L extends EventLayouts>(
  events: VenueEvents<L>,
): EventDecoder<TaggedRecord<L>> {
  const ignored = new Set([...events.ignored.keys()].map(tagOf))
  const decodedEvents = new Set(
    Object.values(events.layouts).map(({ discriminator }) => tagOf(discriminator)),
  )
  const decodeTagged = createTaggedDecoder(events.layouts)
  const enums = eventEnumsOf(events.explanations)
  return {
    decodeEvent(bytes, addressAt = readAddress) {
      const decoded = decodeTagged(bytes, addressAt)
      if (decoded.outcome === 'notMine') return judgeUnknown(events.ignored, bytes)
      if (decoded.outcome === 'corrupt') return decoded
      const impossible = findImpossible(decoded.value as PerpsEvent, enums) // every layout has these fields
      return impossible === undefined ? decoded : corrupt(impossible)
    },
    isEvent(bytes) {
      if (bytes.length < 8) return false
      const tag = u64At(viewOf(bytes), 0)
      return decodedEvents.has(tag) || ignored.has(tag)
    },
  }
}

function tagOf(discriminator: string): bigint {
  return u64At(viewOf(hexBytes(discriminator)), 0)
}

function judgeUnknown(ignored: ReadonlyMap<string, string>, bytes: Uint8Array): Decoded<never> {
  const discriminator = discriminatorOf(bytes)
  return ignored.has(discriminator) ? notMine : corrupt(`unknown event ${discriminator}`)
}

function findImpossible(event: PerpsEvent, enums: ReturnType<typeof eventEnumsOf>): string | undefined {
  const fields: Readonly<Record<string, unknown>> = event.fields
  for (const [name, variants] of Object.entries(enums[event.name])) {
    const variant = fields[name]
    if (typeof variant === 'number' && variant >= variants) return `${event.name}: ${name} is ${variant}`
  }
  if (event.name === 'OrderRecord' && event.fields.maxTs < 0n)
    return `${event.name}: maxTs is ${event.fields.maxTs}`
  return toUnixSeconds(event.fields.ts) === undefined ? `${event.name}: ts is ${event.fields.ts}` : undefined
}
