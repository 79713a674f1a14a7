import { expect, test } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import { encodeSelfCpi, readSelfCpiEvents } from './self-cpi'
import type { Instruction, Transaction } from './transaction'

const ours = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const other = trustedAddress('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')
const authority = trustedAddress('Cspp27eGUDMXxPEdhmEXFVRn6Lt1L7xJyALF3nmnWoBj')

test('reads an event with its path, its bytes and the instruction that emitted it', () => {
  const first = call([1, 0], ours)
  const second = call([1, 3], ours)
  const found = readSelfCpiEvents(
    transaction([call([1], other), first, call([1, 1], other), emit([1, 2], 5), second, emit([1, 4], 6)]),
    ours,
  )
  expect(found).toEqual([
    { path: '1.2', data: Uint8Array.of(5), emitter: first },
    { path: '1.4', data: Uint8Array.of(6), emitter: second },
  ])
})

test('assigns the events under an outer instruction to it, and none under the next', () => {
  const outer = call([2], ours)
  const found = readSelfCpiEvents(
    transaction([outer, emit([2, 0], 1), call([3], other), emit([3, 0], 2)]),
    ours,
  )
  expect(found.map((event) => event.emitter)).toEqual([outer, undefined])
})

test('ignores events of other programs', () => {
  const foreign = { ...emit([1, 0], 1), programId: other }
  expect(readSelfCpiEvents(transaction([emit([1], 1), foreign]), ours)).toEqual([])
})

test('reads no events from a failed transaction', () => {
  const failed = { ...transaction([call([0], ours), emit([0, 0], 1)]), failed: true }
  expect(readSelfCpiEvents(failed, ours)).toEqual([])
})

function call(path: readonly number[], programId: typeof ours): Instruction {
  return { path, programId, accounts: [], data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) }
}

function emit(path: readonly number[], byte: number): Instruction {
  const encoded = encodeSelfCpi(ours, authority, Uint8Array.of(byte))
  return { path, programId: ours, accounts: [authority], data: encoded.data }
}

function transaction(instructions: readonly Instruction[]): Transaction {
  const signature = trustedSignature('1'.repeat(64))
  return { signature, slot: 1, blockTime: null, failed: false, accountKeys: [], instructions, logs: [] }
}
