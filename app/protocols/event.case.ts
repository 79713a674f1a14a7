import { expect, test } from 'vitest'
import { plain } from './contract.case'
import { testHostileBytes } from './hostile.case'
import type { Decoded } from './protocol'

/**
 * Bytes of an event from a real transaction, and its fields as decoded by an independent reference decoder.
 */
export interface EventFixture {
  readonly name: string
  readonly data: Uint8Array
  readonly oracle: unknown
}

/** Decoder and encoder of a program's events, with fixtures. */
export interface EventSubject<E extends { readonly name: string; readonly fields: unknown }> {
  readonly program: string
  readonly fixtures: readonly EventFixture[]
  readonly decode: (data: Uint8Array) => Decoded<E>
  readonly encode: (event: E) => Uint8Array
  /** Number of bytes at the end of an event that older program versions do not write, by event name. */
  readonly trailingBytes?: Readonly<Record<string, number>>
  /**
   * Outcome for an event with an unknown discriminator. `corrupt` for a program whose events are all listed.
   * Default: `notMine`.
   */
  readonly unknownEvent?: 'notMine' | 'corrupt'
}

/** Defines the tests that the events of every program must pass. */
export function testEvents<E extends { readonly name: string; readonly fields: unknown }>(
  subject: EventSubject<E>,
): void {
  const { program, decode, encode, unknownEvent = 'notMine' } = subject
  const titled = subject.fixtures.map((fixture, i) => [`${fixture.name} ${i}`, fixture] as const)

  test.each(titled)(
    `decodes ${program} event %s like its oracle, field by field`,
    (_, { name, data, oracle }) => {
      const decoded = decode(data)
      expect(decoded.outcome === 'ok' && plain(decoded.value)).toEqual({ name, fields: oracle })
    },
  )

  test.each(titled)(`encodes ${program} event %s to the same bytes`, (_, { data }) => {
    const decoded = decode(data)
    const encoded = decoded.outcome === 'ok' ? encode(decoded.value) : new Uint8Array()
    expect(Buffer.from(encoded).toString('hex')).toBe(Buffer.from(data).toString('hex'))
  })

  test.each(titled)(`rejects ${program} event %s cut anywhere before its last field`, (_, { name, data }) => {
    const end = data.length - (subject.trailingBytes?.[name] ?? 0)
    for (let length = 0; length < end; length++) {
      expect(decode(data.subarray(0, length)).outcome).toBe(length < 8 ? unknownEvent : 'corrupt')
    }
  })

  test.each(titled)(`decodes ${program} event %s that a later version made longer`, (_, { data }) => {
    expect(decode(Uint8Array.from([...data, 9, 9, 9]))).toEqual(decode(data))
  })

  test(`treats an event of ${program} with an unknown discriminator as ${unknownEvent}`, () => {
    expect(decode(new Uint8Array(200).fill(3)).outcome).toBe(unknownEvent)
  })

  testHostileBytes({
    name: `events of ${program}`,
    fixtures: subject.fixtures,
    decode: (data) => decode(data),
  })
}
