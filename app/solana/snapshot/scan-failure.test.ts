import { expect, test } from 'vitest'
import { RpcError } from '../rpc/rpc-error'
import { judgeScan } from './scan-failure'

const judge = (message: string) => judgeScan(new RpcError(-32050, message))

test.each([
  'Request too heavy',
  'Scan exceeds 10 MB',
  'response size limit reached',
  'Limit of the account index: results are cut at this size',
  'The maximum number of accounts is 100',
])('recognises that %s is about the size of the scan', (message) => {
  expect(judge(message)).toBe('too-large')
})

test.each([
  'The size can be anything, but the body is not JSON',
  `account ${'x'.repeat(60)} limit`,
  'maximumsize of accounts',
  'resulting in a limit',
])('does not conclude from %s that the scan is too large', (message) => {
  expect(judge(message)).toBe('perhaps-too-large')
})
