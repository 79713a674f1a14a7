import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { driftPerps } from '~/protocols/drift-perps'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { checkAccounts } from './check-accounts'

const programId = driftPerps.programIds[0]!
const [readable, gone, foreign, broken] = ['readable', 'gone', 'foreign', 'broken'].map(trustedAddress) as [
  Address,
  Address,
  Address,
  Address,
]

/** A node that responds to `getMultipleAccounts` with this JSON. */
function nodeWith(value: readonly unknown[]): Pick<RpcClient, 'call'> {
  return {
    async call<T>(call: RpcCall<T>): Promise<T> {
      const parsed = call.parse({ context: { slot: 77 }, value })
      if (parsed === undefined) throw new Error('unreadable response')
      return parsed
    },
  }
}

test('closes only accounts that are missing or empty, and leaves unreadable ones unchanged', async () => {
  const account = (owner: Address, data: unknown) => ({
    owner,
    data,
    lamports: 5,
    executable: false,
    rentEpoch: 0,
  })
  const rpc = nodeWith([
    account(programId, ['AQI=', 'base64']),
    null,
    account(trustedAddress('11111111111111111111111111111111'), ['', 'base64']),
    account(programId, { parsed: 'in an unexpected form' }),
  ])
  const heard: [string, Address, Slot][] = []
  const intake = {
    acceptAccount: ({ key }: { readonly key: Address }, slot: Slot) => void heard.push(['there', key, slot]),
    acceptClosed: (key: Address, slot: Slot) => void heard.push(['gone', key, slot]),
  }
  await checkAccounts({ rpc, intake }, driftPerps, [readable, gone, foreign, broken], 'keep')
  expect(heard).toEqual([
    ['there', readable, 77],
    ['gone', gone, 77],
    ['gone', foreign, 77],
  ])
})

test.each([
  ['close', ['gone']],
  ['keep', []],
] as const)('accounts of another program: %s', async (what, expected) => {
  const owner = trustedAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  const rpc = nodeWith([{ owner, data: ['AQI=', 'base64'], lamports: 5, executable: false, rentEpoch: 0 }])
  const heard: string[] = []
  const intake = {
    acceptAccount: () => void heard.push('there'),
    acceptClosed: () => void heard.push('gone'),
  }
  await checkAccounts({ rpc, intake }, driftPerps, [foreign], what)
  expect(heard).toEqual(expected)
})
