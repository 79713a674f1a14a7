import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { velocityPerps } from '~/protocols/velocity-perps'
import { velocityProgramId } from '~/protocols/velocity-perps/layout'
import { UsageError } from '../usage-error'
import { replayFolder } from './replay'
import { reportOf } from './replay-report'

/** Returns a `getTransaction` response with one instruction of Velocity for each of the given data. */
function transactionWith(...data: readonly string[]) {
  const instructions = data.map((hex) => ({
    programIdIndex: 0,
    accounts: [],
    data: encodeBase58(Uint8Array.from(Buffer.from(hex, 'hex'))),
  }))
  return {
    slot: 435_978_300,
    blockTime: 1_788_000_001,
    meta: {
      err: null,
      logMessages: [],
      innerInstructions: [],
      loadedAddresses: { writable: [], readonly: [] },
    },
    transaction: {
      signatures: ['5'.repeat(88)],
      message: {
        accountKeys: [velocityProgramId],
        header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 },
        instructions,
      },
    },
  }
}

test('lists unknown instructions, but not those that have fewer than eight known bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settlement = '2b3dea2d0f5f98990000'
  const keeperUpdates = ['ffffffff00010203', 'ffffffff02a0a1a2a3a4']
  const recorded = transactionWith(settlement, ...keeperUpdates, '0102030405060708ff')
  await writeFile(join(folder, 'a.json'), JSON.stringify(recorded))
  const { transactions, byProtocol } = await replayFolder(folder, [velocityPerps])
  expect(transactions).toBe(1)
  expect([...(byProtocol.get('velocity-perps')?.unknown ?? [])]).toEqual([['0102030405060708', 1]])
})

test('says that a folder is missing, and how many more files it could not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(replayFolder(join(folder, 'missing'), [])).rejects.toThrow(UsageError)
  for (const name of 'abcdefg') await writeFile(join(folder, `${name}.json`), '[1]')
  expect(reportOf(await replayFolder(folder, []))[1]).toBe(
    'Not readable: a.json, b.json, c.json, d.json, e.json and 2 more',
  )
})
