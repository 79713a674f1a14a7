import { expect, test } from 'vitest'
import type { AccountFixture, ProtocolSubject } from './contract.case'
import { createHostileInput, type HostileInput } from './hostile-input.case'
import type { Protocol } from './protocol'

const randomInputs = 100_000
const mutatedInputs = 10_000
const slowestMs = 5
/** A hundred thousand inputs on a busy machine. */
const patienceMs = 120_000

/** Random and mutated inputs: whatever the bytes, a decoder answers, quickly, and from those bytes alone. */
export function testHostileInput(subject: ProtocolSubject): void {
  testRandomAccounts(subject)
  testMutatedAccounts(subject)
  testMutatedTransactions(subject)
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
