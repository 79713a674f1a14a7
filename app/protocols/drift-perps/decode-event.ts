import { toUnixSeconds } from '~/domain/base/time'
import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { u64At, viewOf } from '~/solana/bytes/byte-reader'
import { hexBytes, toHex } from '~/solana/bytes/hex'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine } from '../protocol'
import { eventEnums, eventLayouts, ignoredEvents } from './event-layout'

/** A Drift event: its name in the IDL, and its fields with the names that the program uses. */
export type DriftEvent = TaggedRecord<typeof eventLayouts>

const ignored = new Set([...ignoredEvents.keys()].map(tagOf))
const decodedEvents = new Set(Object.values(eventLayouts).map(({ discriminator }) => tagOf(discriminator)))
const decodeTagged = createTaggedDecoder(eventLayouts)

/**
 * Decodes a log payload that Drift wrote. Events that Sextant does not use are `notMine`. An event with an
 * unknown discriminator is `corrupt`, so that operators notice that the program has changed.
 */
export function decodeEvent(bytes: Uint8Array, addressAt: AddressReader = readAddress): Decoded<DriftEvent> {
  const decoded = decodeTagged(bytes, addressAt)
  if (decoded.outcome === 'notMine') return judgeUnknown(bytes)
  if (decoded.outcome === 'corrupt') return decoded
  const impossible = findImpossible(decoded.value)
  return impossible === undefined ? decoded : corrupt(impossible)
}

/**
 * Returns whether bytes begin with the discriminator of a Drift event. This distinguishes events from plain
 * messages after `Program log:`.
 */
export function isDriftEvent(bytes: Uint8Array): boolean {
  if (bytes.length < 8) return false
  const tag = u64At(viewOf(bytes), 0)
  return decodedEvents.has(tag) || ignored.has(tag)
}

function tagOf(discriminator: string): bigint {
  return u64At(viewOf(hexBytes(discriminator)), 0)
}

function judgeUnknown(bytes: Uint8Array): Decoded<DriftEvent> {
  const discriminator = toHex(bytes.subarray(0, 8))
  return ignoredEvents.has(discriminator) ? notMine : corrupt(`unknown event ${discriminator}`)
}

function findImpossible(event: DriftEvent): string | undefined {
  const fields: Readonly<Record<string, unknown>> = event.fields
  for (const [name, variants] of Object.entries(eventEnums[event.name])) {
    const variant = fields[name]
    if (typeof variant === 'number' && variant >= variants) return `${event.name}: ${name} is ${variant}`
  }
  if (event.name === 'OrderRecord' && event.fields.maxTs < 0n)
    return `${event.name}: maxTs is ${event.fields.maxTs}`
  return toUnixSeconds(event.fields.ts) === undefined ? `${event.name}: ts is ${event.fields.ts}` : undefined
}
