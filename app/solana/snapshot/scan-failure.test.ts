import { expect, test } from 'vitest'
import { RpcError } from '../rpc/rpc-error'
import { judgeScan } from './scan-failure'

const judge = (message: string) => judgeScan(new RpcError(-32050, message))

test.each([
  'Request too heavy',
  'Scan exceeds 10 MB',
  'Response size is larger than the 150MB limit of your plan',
  'getProgramAccounts failed: maximum response size of 500MB reached',
  'Limit of the account index: results are cut at this size',
  'The maximum number of accounts is 100',
  `account${'.'.repeat(40)}limit`,
  `maximum ${'.'.repeat(40)}bytes`,
])('recognises that %s is about the size of the scan', (message) => {
  expect(judge(message)).toBe('too-large')
})

test.each([
  'The size can be anything, but the body is not JSON',
  `account${'.'.repeat(41)}limit`,
  `maximum ${'.'.repeat(41)}bytes`,
  'This account is limited by its plan',
  'maximum-size filters are not supported',
  'resulting in a limit',
])('does not conclude from %s that the scan is too large', (message) => {
  expect(judge(message)).toBe('perhaps-too-large')
})
