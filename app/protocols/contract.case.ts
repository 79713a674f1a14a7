import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { testHostileInput } from './hostile.case'
import type { Decoded, Protocol } from './protocol'
import type {
  AccountFixture,
  FamilyCase,
  ProtocolSubject,
  TransactionFixture,
} from './protocol-subject.fixture'

/**
 * Builds the fixtures of one account type. `tell` converts a record to the format of the reference decoder.
 */
export function familyCase<T>(family: {
  readonly name: string
  readonly fixtures: readonly AccountFixture[]
  readonly discriminatorLength?: number
  readonly growable?: boolean
  readonly wholeAt?: (length: number) => boolean
  readonly decode: (data: Uint8Array) => Decoded<T>
  readonly encode?: (record: T) => Uint8Array
  readonly tell?: (record: T) => unknown
}): FamilyCase {
  const { name, fixtures, discriminatorLength = 8, growable = true, decode, encode, tell = plain } = family
  return {
    name,
    fixtures,
    discriminatorLength,
    growable,
    wholeAt: family.wholeAt ?? (() => false),
    tell: (data) => {
      const decoded = decode(data)
      return decoded.outcome === 'ok' ? { outcome: 'ok', value: tell(decoded.value) } : decoded
    },
    reencode:
      encode &&
      ((data) => {
        const decoded = decode(data)
        return decoded.outcome === 'ok' ? encode(decoded.value) : undefined
      }),
  }
}

/**
 * Converts a record to the JSON format of reference decoders: bigint becomes a decimal string, and absent
 * options become null.
 */
export function plain(record: unknown): unknown {
  const text = JSON.stringify(record, (_, value: unknown) => {
    if (value === undefined) return null
    return typeof value === 'bigint' ? value.toString() : value
  })
  return JSON.parse(text)
}

/** Defines the tests that every protocol must pass. */
export function testProtocol(subject: ProtocolSubject): void {
  const { protocol } = subject
  test(`${protocol.id}: uses the program ids of the domain`, () => {
    expect(protocol.programIds).toEqual(protocolFacts[protocol.id].programIds)
    for (const family of protocol.accountFamilies) expect(protocol.programIds).toContain(family.programId)
  })
  for (const family of subject.families) testFamily(subject, family)
  for (const fixture of subject.transactions) testTransaction(protocol, fixture)
  testHostileInput(subject)
}

function testFamily(subject: ProtocolSubject, family: FamilyCase): void {
  const { protocol } = subject
  const titled = family.fixtures.map((fixture) => [fixture.title, fixture] as const)

  test.each(titled)(`decodes ${family.name} %s like its oracle, field by field`, (_, fixture) => {
    expect(family.tell(fixture.data)).toEqual({ outcome: 'ok', value: fixture.oracle })
    const state = protocol.decodeAccount(fixture.key, fixture.owner, fixture.data)
    expect(state).toMatchObject({ outcome: 'ok', value: { key: fixture.key } })
  })

  if (family.reencode) {
    test.each(titled)(`encodes ${family.name} %s to the same bytes`, (_, fixture) => {
      expect(hex(family.reencode?.(fixture.data))).toBe(hex(fixture.data))
    })
  }

  if (family.growable) testGrowth(protocol, family)
  testRefusals(protocol, family)
  testOtherType(subject, family)
}

function testRefusals(protocol: Protocol, family: FamilyCase): void {
  test(`ignores a ${family.name} of another owner`, () => {
    const fixture = family.fixtures[0]!
    const strangers = Object.values(protocolFacts)
      .flatMap((facts): readonly Address[] => facts.programIds)
      .filter((id) => !protocol.programIds.includes(id))
    for (const owner of [...strangers, trustedAddress('11111111111111111111111111111111')]) {
      expect(protocol.decodeAccount(fixture.key, owner, fixture.data)).toEqual({ outcome: 'notMine' })
    }
  })

  test(`treats a ${family.name} that is cut at any byte as corrupt or ignores it`, () => {
    for (const { key, owner, data } of family.fixtures.slice(0, 3)) {
      for (let length = 0; length < data.length; length++) {
        if (family.wholeAt(length)) continue
        const outcome = protocol.decodeAccount(key, owner, data.subarray(0, length)).outcome
        expect(['corrupt', 'notMine'], `cut at ${length}`).toContain(outcome)
      }
    }
  })
}

function testOtherType({ protocol, unknownAccountType }: ProtocolSubject, family: FamilyCase): void {
  const outcome = unknownAccountType ?? 'notMine'
  test(`treats a ${family.name} with another discriminator as ${outcome}`, () => {
    const { key, owner, data } = family.fixtures[0]!
    for (let at = 0; at < family.discriminatorLength; at++) {
      const changed = Uint8Array.from(data)
      changed[at] = (changed[at]! + 1) & 255
      expect(protocol.decodeAccount(key, owner, changed).outcome).toBe(outcome)
    }
  })
}

function testGrowth(protocol: Protocol, family: FamilyCase): void {
  test(`decodes a ${family.name} that a later version made longer`, () => {
    for (const { key, owner, data } of family.fixtures) {
      const longer = protocol.decodeAccount(
        key,
        owner,
        Uint8Array.from([...data, ...new Uint8Array(64).fill(7)]),
      )
      expect(longer).toEqual(protocol.decodeAccount(key, owner, data))
    }
  })
}

function testTransaction(protocol: Protocol, { title, transaction, events }: TransactionFixture): void {
  test(`reads the events of transaction ${title}`, () => {
    expect(protocol.readEvents(transaction)).toEqual({ events, corrupt: [], truncated: false })
  })

  test(`reads no events from transaction ${title} if it failed`, () => {
    expect(protocol.readEvents({ ...transaction, failed: true }).events).toEqual([])
  })
}

function hex(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
}
