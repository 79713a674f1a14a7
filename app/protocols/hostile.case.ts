import { expect, test } from 'vitest'
import type { ProtocolSubject } from './contract.case'
import { createHostileInput, type HostileInput } from './hostile-input.case'
import type { Decoded } from './protocol'

const randomInputs = 100_000
const mutatedInputs = 10_000
const slowestMs = 5
const outcomes: readonly string[] = ['ok', 'notMine', 'corrupt']
/** A hundred thousand inputs on a busy machine. */
const patienceMs = 120_000

/** A decoder of bytes and real ones, of which hostile ones are made. */
export interface DecoderSubject<F extends { readonly data: Uint8Array }> {
  readonly name: string
  readonly fixtures: readonly F[]
  readonly decode: (data: Uint8Array, fixture: F) => Decoded<unknown>
}

/** Random and mutated inputs: whatever the bytes, a decoder answers, quickly, and from those bytes alone (security.md E4). */
export function testHostileInput(subject: ProtocolSubject): void {
  const { protocol, families } = subject
  for (const { name, fixtures } of families)
    testHostileBytes({
      name: `${protocol.id} ${name}`,
      fixtures,
      decode: (data, { key, owner }) => protocol.decodeAccount(key, owner, data),
    })
  testMutatedTransactions(subject)
}

/** The same for one decoder: of an account or of an event. */
export function testHostileBytes<F extends { readonly data: Uint8Array }>(subject: DecoderSubject<F>): void {
  test(
    `${subject.name} survives ${randomInputs} random inputs`,
    () => {
      const hostile = createHostileInput(0x5eed)
      for (let i = 0; i < randomInputs; i++) {
        const fixture = hostile.pick(subject.fixtures)
        const data = hostile.bytes(hostile.below(2) === 0 ? hostile.below(600) : fixture.data.length)
        // Two of three claim to be ours, so that the fields are reached and not only the discriminator.
        if (hostile.below(3) > 0) data.set(fixture.data.subarray(0, Math.min(8, data.length)))
        checkDecoding(subject, fixture, data, hostile)
      }
    },
    patienceMs,
  )

  test(
    `${subject.name} survives ${mutatedInputs} mutated real inputs`,
    () => {
      const hostile = createHostileInput(0xfeed)
      for (let i = 0; i < mutatedInputs; i++) {
        const fixture = hostile.pick(subject.fixtures)
        checkDecoding(subject, fixture, hostile.mutate(fixture.data), hostile)
      }
    },
    patienceMs,
  )
}

/** Every eighth input is decoded in other surroundings as well: an answer that depends on them was read out of range. */
function checkDecoding<F extends { readonly data: Uint8Array }>(
  { decode }: DecoderSubject<F>,
  fixture: F,
  data: Uint8Array,
  hostile: HostileInput,
): void {
  const one = timed(() => decode(surround(data, 0x00), fixture))
  if (!outcomes.includes(one.outcome)) expect.fail(`outcome ${one.outcome}`)
  if (hostile.below(8) > 0) return
  expect(decode(surround(data, 0xff), fixture)).toEqual(one)
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

/**
 * The decoder's answer, which must come within 5 ms. A slow one is measured again by the processor's time, five times at
 * most: on a busy machine the clock also counts how long others were given the processor.
 */
function timed<T>(work: () => T): T {
  const start = performance.now()
  const answer = work()
  if (performance.now() - start <= slowestMs) return answer
  const againMs = Array.from({ length: 5 }, () => processorMs(work))
  expect(Math.min(...againMs)).toBeLessThanOrEqual(slowestMs)
  return answer
}

function processorMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The same bytes as a view into a larger buffer, at an odd offset, between bytes of one value. */
function surround(data: Uint8Array, filler: number): Uint8Array {
  const buffer = new Uint8Array(data.length + 67).fill(filler)
  buffer.set(data, 3)
  return buffer.subarray(3, 3 + data.length)
}
