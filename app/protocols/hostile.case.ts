import { expect, test } from 'vitest'
import { createHostileInput, type HostileInput } from './hostile-input.fixture'
import type { Decoded } from './protocol'
import type { ProtocolSubject } from './protocol-subject.fixture'

/** `npm run check` tries a tenth of the inputs, so that it takes less than a minute; `npm test` tries all. */
const share = process.env.HOSTILE_INPUTS === 'few' ? 0.1 : 1
const randomInputs = 100_000 * share
const mutatedInputs = 10_000 * share
const slowestMs = 5
const outcomes: readonly string[] = ['ok', 'notMine', 'corrupt']
/** Time limit for 100,000 inputs on a busy machine, milliseconds. */
const patienceMs = 120_000

/** A decoder with real inputs. The tests derive hostile inputs from them. */
export interface DecoderSubject<F extends { readonly data: Uint8Array }> {
  readonly name: string
  readonly fixtures: readonly F[]
  readonly decode: (data: Uint8Array, fixture: F) => Decoded<unknown>
}

/**
 * Tests a protocol with random and mutated inputs. Whatever the bytes are, a decoder must return quickly and
 * must not read outside of the given bytes.
 */
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

/** Tests one decoder of accounts or events with random and mutated inputs. */
export function testHostileBytes<F extends { readonly data: Uint8Array }>(subject: DecoderSubject<F>): void {
  test(
    `${subject.name} does not throw on ${randomInputs} random inputs`,
    () => {
      const hostile = createHostileInput(0x5eed)
      for (let i = 0; i < randomInputs; i++) {
        const fixture = hostile.pick(subject.fixtures)
        const data = hostile.bytes(hostile.below(2) === 0 ? hostile.below(600) : fixture.data.length)
        // Two of three inputs begin with the correct discriminator, so that the decoding of the fields is
        // tested too.
        if (hostile.below(3) > 0) data.set(fixture.data.subarray(0, Math.min(8, data.length)))
        checkDecoding(subject, fixture, data, hostile)
      }
    },
    patienceMs,
  )

  test(
    `${subject.name} does not throw on ${mutatedInputs} mutated real inputs`,
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

/**
 * Decodes one input. Every eighth input is decoded again with other bytes before and after it. If the result
 * changes, the decoder has read out of range.
 */
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
    `${protocol.id} does not throw on ${mutatedInputs} mutated transactions`,
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
 * Runs the decoder, which must return within 5 ms. A slow run is repeated up to five times. The repetitions
 * are measured in processor time, because on a busy machine the elapsed time includes other processes.
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

/**
 * Returns the same bytes as a view into a larger buffer. The view has an odd offset and is surrounded by
 * `filler` bytes.
 */
function surround(data: Uint8Array, filler: number): Uint8Array {
  const buffer = new Uint8Array(data.length + 67).fill(filler)
  buffer.set(data, 3)
  return buffer.subarray(3, 3 + data.length)
}
