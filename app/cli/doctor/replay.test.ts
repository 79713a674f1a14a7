import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { velocityPerps } from '~/protocols/velocity-perps'
import { velocityProgramId } from '~/protocols/velocity-perps/layout'
import { replayFolder } from './replay'

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
