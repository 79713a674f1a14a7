import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { multipleAccountsCall } from './program-accounts'

test('distinguishes an unreadable account from a missing one', () => {
  const keys = ['a', 'b', 'c', 'd'].map(trustedAddress)
  const owner = '11111111111111111111111111111111'
  const value = [
    { owner, lamports: 5, data: ['AQI=', 'base64'] },
    null,
    { owner, lamports: 5, data: ['AQI=', 'base58'] },
    { owner, lamports: 5, data: ['A!!=', 'base64'] },
  ]
  const read = multipleAccountsCall(keys).parse({ context: { slot: 9 }, value })
  expect(read).toMatchObject({ slot: 9, accounts: [{ key: 'a' }, undefined, 'unreadable', 'unreadable'] })
})
