import { expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { protocols } from '~/protocols/registry'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { createAccountSnapshots } from './account-snapshots'

const protocol = protocols['jupiter-dca']
const [owner] = protocol.programIds
const [changed, unchanged, closed] = ['changed', 'unchanged', 'closed'].map((name) =>
  sampleAddress(name),
) as [Address, Address, Address]

/** A store with three orders. On chain, one has changed in slot 900 and one has been closed. */
function setUp({ isOffered = true } = {}) {
  const methods: string[] = []
  const account = { owner, lamports: 5, data: ['AAAA', 'base64'] }
  const rpc = {
    async call<T>({ method, params, parse }: RpcCall<T>) {
      methods.push(method)
      if (method === 'getSlot') return parse(1_000)
      const config = params[1] as { changedSinceSlot?: number; dataSlice?: object }
      if (method === 'getMultipleAccounts')
        return parse({ context: { slot: 1_000 }, value: (params[0] as Address[]).map(() => null) })
      if (!isOffered) throw new RefusedError('Method not found.')
      const keys = config.changedSinceSlot === undefined ? [changed, unchanged] : [changed]
      const accounts = keys.map((pubkey) => ({ pubkey, account }))
      return parse({ context: { slot: 1_000 }, value: { accounts, paginationKey: null } })
    },
    async stream(method: string) {
      methods.push(method)
      throw new RefusedError('Scans are not in the plan.')
    },
  } as unknown as RpcClient
  const accepted: Address[] = []
  const gone: Address[] = []
  const snapshots = createAccountSnapshots({
    ...{ protocol, rpc, readsPages: true, random: () => 0.5, signal: new AbortController().signal },
    intake: {
      acceptAccount: ({ key }) => accepted.push(key),
      acceptClosed: (key) => gone.push(key),
    } as Pick<Intake, 'acceptAccount' | 'acceptClosed'> as Intake,
    pipeline: { committed: async () => {}, waitForCapacity: async () => {} } as unknown as Pipeline,
    reader: { readOnChainKeys: async () => [changed, unchanged, closed] } as unknown as IndexStateReader,
    onAccount() {},
  })
  return { snapshots, methods, accepted, gone }
}

test('after a gap reads only what has changed, and still finds closed accounts', async () => {
  const { snapshots, methods, accepted, gone } = setUp()
  expect(await snapshots.take(500, 880)).toMatchObject({ slot: 1_000 })
  expect(accepted).toEqual([changed])
  expect(gone).toEqual([closed])
  expect(methods).toEqual(['getProgramAccountsV2', 'getProgramAccountsV2', 'getMultipleAccounts'])
})

test('reads everything without a slot up to which all changes are known', async () => {
  const { snapshots, accepted, gone } = setUp()
  await snapshots.take(500, undefined)
  expect(accepted).toEqual([changed, unchanged])
  expect(gone).toEqual([closed])
})

test('scans with getProgramAccounts on a node without pages', async () => {
  const { snapshots, methods } = setUp({ isOffered: false })
  await expect(snapshots.take(500, 880)).rejects.toThrow('not in the plan')
  await expect(snapshots.take(500, 880)).rejects.toThrow('not in the plan')
  expect(methods.filter((method) => method === 'getProgramAccountsV2')).toHaveLength(1)
  expect(methods).toContain('getProgramAccounts')
})
