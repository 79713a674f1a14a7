import { expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain-event'
import { type Address, trustedAddress } from '~/domain/ids'
import { protocolFacts } from '~/domain/protocol'
import type { Transaction } from '~/solana/transaction'
import { createHostileInput, type HostileInput } from './hostile-input.case'
import type { Decoded, Protocol } from './protocol'

const randomInputs = 100_000
const mutatedInputs = 10_000
const slowestMs = 5
/** A hundred thousand inputs on a busy machine. */
const patienceMs = 120_000

/** A real account and what an independent decoder says of it. */
export interface AccountFixture {
  readonly title: string
  readonly key: Address
  readonly owner: Address
  readonly data: Uint8Array
  /** The oracle's record; ours is compared field by field, in its words. */
  readonly oracle: unknown
}

/** All fixtures of one account type, made by `familyCase`. */
export interface FamilyCase {
  readonly name: string
  readonly fixtures: readonly AccountFixture[]
  /** Bytes that tell this type from the program's others; 0 where only the length does. */
  readonly discriminatorLength: number
  /** Whether later versions of the program append fields, so that a longer account is still one. */
  readonly growable: boolean
  /** What our decoder says, in the oracle's words. */
  tell(data: Uint8Array): Decoded<unknown>
  /** Decoded and encoded again; undefined if it did not decode, or if there is no encoder. */
  reencode: ((data: Uint8Array) => Uint8Array | undefined) | undefined
}

/** A transaction and the events that are read from it, written out by hand. */
export interface TransactionFixture {
  readonly title: string
  readonly transaction: Transaction
  readonly events: readonly ChainEvent[]
}

/** What a protocol shows to pass. */
export interface ProtocolSubject {
  readonly protocol: Protocol
  readonly families: readonly FamilyCase[]
  readonly transactions: readonly TransactionFixture[]
}

/** One account type of a protocol: decoder, encoder if there is one, and how a record is told in the oracle's words. */
export function familyCase<T>(family: {
  readonly name: string
  readonly fixtures: readonly AccountFixture[]
  readonly discriminatorLength?: number
  readonly growable?: boolean
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

/** A record as oracles write it into JSON: bigints as decimal strings, absent options as null. */
export function plain(record: unknown): unknown {
  const text = JSON.stringify(record, (_, value: unknown) => {
    if (value === undefined) return null
    return typeof value === 'bigint' ? value.toString() : value
  })
  return JSON.parse(text)
}

/** The suite that every protocol must pass. */
export function testProtocol(subject: ProtocolSubject): void {
  const { protocol } = subject
  test(`${protocol.id} has the program ids of the domain`, () => {
    expect(protocol.programIds).toEqual(protocolFacts[protocol.id].programIds)
    for (const family of protocol.accountFamilies) expect(protocol.programIds).toContain(family.programId)
  })
  for (const family of subject.families) testFamily(protocol, family)
  for (const fixture of subject.transactions) testTransaction(protocol, fixture)
  testRandomAccounts(subject)
  testMutatedAccounts(subject)
  testMutatedTransactions(subject)
}

function testFamily(protocol: Protocol, family: FamilyCase): void {
  const titled = family.fixtures.map((fixture) => [fixture.title, fixture] as const)

  test.each(titled)(`${family.name} %s decodes to its oracle, field by field`, (_, fixture) => {
    expect(family.tell(fixture.data)).toEqual({ outcome: 'ok', value: fixture.oracle })
    const state = protocol.decodeAccount(fixture.key, fixture.owner, fixture.data)
    expect(state).toMatchObject({ outcome: 'ok', value: { key: fixture.key } })
  })

  if (family.reencode) {
    test.each(titled)(`${family.name} %s is encoded to the same bytes`, (_, fixture) => {
      expect(hex(family.reencode?.(fixture.data))).toBe(hex(fixture.data))
    })
  }

  if (family.growable) testGrowth(protocol, family)
  testRefusals(protocol, family)
}

function testRefusals(protocol: Protocol, family: FamilyCase): void {
  test(`${family.name} of another owner is not ours`, () => {
    const fixture = family.fixtures[0]!
    const strangers = Object.values(protocolFacts)
      .flatMap((facts): readonly Address[] => facts.programIds)
      .filter((id) => !protocol.programIds.includes(id))
    for (const owner of [...strangers, trustedAddress('11111111111111111111111111111111')]) {
      expect(protocol.decodeAccount(fixture.key, owner, fixture.data)).toEqual({ outcome: 'notMine' })
    }
  })

  test(`${family.name} with another discriminator is not ours`, () => {
    const { key, owner, data } = family.fixtures[0]!
    for (let at = 0; at < family.discriminatorLength; at++) {
      const changed = Uint8Array.from(data)
      changed[at] = (changed[at]! + 1) & 255
      expect(protocol.decodeAccount(key, owner, changed)).toEqual({ outcome: 'notMine' })
    }
  })

  test(`${family.name} cut at any byte is corrupt or not ours`, () => {
    for (const { key, owner, data } of family.fixtures.slice(0, 3)) {
      for (let length = 0; length < data.length; length++) {
        const outcome = protocol.decodeAccount(key, owner, data.subarray(0, length)).outcome
        expect(['corrupt', 'notMine'], `cut at ${length}`).toContain(outcome)
      }
    }
  })
}

function testGrowth(protocol: Protocol, family: FamilyCase): void {
  test(`${family.name} that a later version made longer still decodes`, () => {
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
  test(`transaction ${title} tells its events`, () => {
    expect(protocol.readEvents(transaction)).toEqual({ events, corrupt: [], truncated: false })
  })

  test(`transaction ${title} tells nothing if it failed`, () => {
    expect(protocol.readEvents({ ...transaction, failed: true }).events).toEqual([])
  })
}

function testRandomAccounts({ protocol, families }: ProtocolSubject): void {
  test(
    `${protocol.id} survives ${randomInputs} random accounts`,
    () => {
      const hostile = createHostileInput(0x5eed)
      for (let i = 0; i < randomInputs; i++) {
        const fixture = hostile.pick(hostile.pick(families).fixtures)
        const data = hostile.bytes(hostile.below(2) === 0 ? hostile.below(600) : fixture.data.length)
        // Two of three claim to be ours, so that the fields are reached and not only the discriminator.
        if (hostile.below(3) > 0) data.set(fixture.data.subarray(0, Math.min(8, data.length)))
        checkAccount(protocol, fixture, data, hostile)
      }
    },
    patienceMs,
  )
}

function testMutatedAccounts({ protocol, families }: ProtocolSubject): void {
  test(
    `${protocol.id} survives ${mutatedInputs} mutated real accounts`,
    () => {
      const hostile = createHostileInput(0xfeed)
      const fixtures = families.flatMap((family) => family.fixtures)
      for (let i = 0; i < mutatedInputs; i++) {
        const fixture = hostile.pick(fixtures)
        checkAccount(protocol, fixture, hostile.mutate(fixture.data), hostile)
      }
    },
    patienceMs,
  )
}

/** Every eighth input is decoded in other surroundings as well: an answer that depends on them was read out of range. */
function checkAccount(
  protocol: Protocol,
  { key, owner }: AccountFixture,
  data: Uint8Array,
  hostile: HostileInput,
): void {
  const one = timed(() => protocol.decodeAccount(key, owner, surround(data, 0x00)))
  if (hostile.below(8) > 0) return
  expect(protocol.decodeAccount(key, owner, surround(data, 0xff))).toEqual(one)
}

function testMutatedTransactions({ protocol, transactions }: ProtocolSubject): void {
  if (transactions.length === 0) return
  test(
    `${protocol.id} survives ${mutatedInputs} mutated transactions`,
    () => {
      const hostile = createHostileInput(0xbeef)
      for (let i = 0; i < mutatedInputs; i++) {
        const { transaction } = hostile.pick(transactions)
        const broken = hostile.mutateTransaction(transaction)
        const found = timed(() => protocol.readEvents(broken))
        for (const event of found.events) expect(event.signature).toBe(transaction.signature)
      }
    },
    patienceMs,
  )
}

/** The decoder's answer, which must come within 5 ms; a slow one gets two more tries, since the machine is shared. */
function timed<T>(work: () => T): T {
  for (let attempt = 1; ; attempt++) {
    const start = performance.now()
    const answer = work()
    const took = performance.now() - start
    if (took <= slowestMs) return answer
    if (attempt === 3) expect(took).toBeLessThanOrEqual(slowestMs)
  }
}

/** The same bytes as a view into a larger buffer, at an odd offset, between bytes of one value. */
function surround(data: Uint8Array, filler: number): Uint8Array {
  const buffer = new Uint8Array(data.length + 67).fill(filler)
  buffer.set(data, 3)
  return buffer.subarray(3, 3 + data.length)
}

function hex(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
}
