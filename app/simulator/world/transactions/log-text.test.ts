import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { readProgramLog } from '~/solana/transaction/log-lines'
import { printLog } from './log-text'

const programId = trustedAddress('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH')

/** Returns the log of one call with two records. The second record has `bytes` bytes. */
function logOf(bytes: number, truncates: boolean): readonly string[] {
  const record = (size: number) => `Program data: ${Buffer.alloc(size, 7).toString('base64')}`
  const instruction = { programId, accounts: [], data: new Uint8Array() }
  const call = { instruction, name: 'FillPerpOrder', lines: [record(96), record(bytes)], computeUnits: 9_000 }
  return printLog([call], undefined, truncates)
}

function recordsIn(logs: readonly string[]): number {
  return readProgramLog(logs).lines.filter(({ kind }) => kind === 'data').length
}

test('prints a whole log with all records and without a truncation mark', () => {
  const logs = logOf(120, false)
  expect(recordsIn(logs)).toBe(2)
  expect(readProgramLog(logs).truncated).toBe(false)
})

test('marks every truncated log and drops a record from some of them', () => {
  const cut = Array.from({ length: 60 }, (_, index) => logOf(90 + 3 * index, true))
  for (const logs of cut) expect(readProgramLog(logs).truncated).toBe(true)
  const lost = cut.filter((logs) => recordsIn(logs) === 1).length
  expect(lost).toBeGreaterThan(0)
  expect(cut.filter((logs) => recordsIn(logs) === 2)).toHaveLength(cut.length - lost)
  expect(lost).toBeLessThan(cut.length)
})
