import { expect, test } from 'vitest'
import { type Signature, trustedAddress } from '~/domain/base/ids'
import { type AccountLocks, writableKeys } from './transaction'

const keys = 'abcdefgh'.split('').map(trustedAddress)

function writable(locks: AccountLocks | undefined): string {
  const facts = { slot: 1, blockTime: null, failed: false, instructions: [], logs: [] }
  return writableKeys({ ...facts, signature: '' as Signature, accountKeys: keys, locks }).join('')
}

test('derives the writable accounts from the header and the lookup tables', () => {
  const locks = { signed: 2, readonlySigned: 1, readonlyUnsigned: 2, staticKeys: 5, loadedWritable: 2 }
  expect(writable(locks)).toBe('acfg')
  expect(writable({ ...locks, readonlySigned: 0, readonlyUnsigned: 0, loadedWritable: 0 })).toBe('abcde')
})

test('treats every account as writable if there is no header', () => {
  expect(writable(undefined)).toBe('abcdefgh')
})
