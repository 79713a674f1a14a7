import { expect, onTestFinished, test, vi } from 'vitest'
import type { Address } from '~/domain/base/ids'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { RetryableError } from '~/lib/async/retryable-error'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { RpcError, UnreadableResponse } from '~/solana/rpc/rpc-error'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { createAccountSnapshots } from './account-snapshots'

const protocol = protocols['jupiter-dca']
const [owner] = protocol.programIds
const [changed, unchanged, closed] = ['changed', 'unchanged', 'closed'].map((name) =>
  sampleAddress(name),
) as [Address, Address, Address]

/** Returns the failure of a page. `undefined`: the node sends the page. */
type PageFailure = (page: {
  readonly isKeys: boolean
  readonly next: string | undefined
}) => Error | undefined

interface NodeOptions {
  readonly pageFailure?: PageFailure
  /** Accounts that a scan returns. `undefined`: the node refuses scans. */
  readonly scanned?: readonly Address[]
  readonly scannedSlot?: number
  /** Called before each read of the store. */
  readonly onStoreRead?: () => void
}

/** A store with three orders. On chain, one has changed in slot 900 and one has been closed. */
function setUp({
  pageFailure = () => undefined,
  scanned,
  scannedSlot = 1_010,
  onStoreRead = () => {},
}: NodeOptions = {}) {
  const methods: string[] = []
  const account = { owner, lamports: 5, data: ['AAAA', 'base64'] }
  const rpc = {
    async call<T>({ method, params, parse }: RpcCall<T>) {
      methods.push(method)
      if (method === 'getSlot') return parse(1_000)
      const config = params[1] as { changedSinceSlot?: number; dataSlice?: object; paginationKey?: string }
      if (method === 'getMultipleAccounts')
        return parse({ context: { slot: 1_000 }, value: (params[0] as Address[]).map(() => null) })
      const failure = pageFailure({ isKeys: config.dataSlice !== undefined, next: config.paginationKey })
      if (failure) throw failure
      const keys = config.changedSinceSlot === undefined ? [changed, unchanged] : [changed]
      const accounts = keys.map((pubkey) => ({ pubkey, account }))
      const paginationKey = config.paginationKey === undefined ? 'second' : null
      return parse({ context: { slot: 1_000 }, value: { accounts, paginationKey } })
    },
    async stream(method: string, _params: unknown, read: (response: Response) => Promise<unknown>) {
      methods.push(method)
      if (scanned === undefined) throw new RefusedError('Scans are not in the plan.')
      const value = scanned.map((pubkey) => ({ pubkey, account }))
      const result = { context: { slot: scannedSlot }, value }
      return read(new Response(JSON.stringify({ jsonrpc: '2.0', result, id: 1 })))
    },
  } as unknown as RpcClient
  const accepted: Address[] = []
  const gone: Address[] = []
  const snapshots = createAccountSnapshots({
    ...{ protocol, rpc, readsPages: true, random: () => 0.5, signal: new AbortController().signal },
    ...{ clock: systemClock, log: silentLog, slotLimit: { allows: (slot) => slot < 1e9 } },
    intake: {
      acceptAccount: ({ key }) => accepted.push(key),
      acceptClosed: (key) => gone.push(key),
    } as Pick<Intake, 'acceptAccount' | 'acceptClosed'> as Intake,
    pipeline: { committed: async () => {}, waitForCapacity: async () => {} } as unknown as Pipeline,
    reader: {
      async readOnChainKeys() {
        onStoreRead()
        return [changed, unchanged, closed]
      },
    } as unknown as IndexStateReader,
    onAccount() {},
  })
  return { snapshots, methods, accepted, gone }
}

test('after a gap reads only what has changed, and still finds closed accounts', async () => {
  const { snapshots, methods, accepted, gone } = setUp()
  expect(await snapshots.take(500, 880)).toMatchObject({ slot: 1_000 })
  expect(new Set(accepted)).toEqual(new Set([changed]))
  expect(gone).toEqual([closed])
  const pages = Array.from({ length: 4 }, () => 'getProgramAccountsV2')
  expect(methods).toEqual([...pages, 'getMultipleAccounts'])
})

test('reads everything without a slot up to which all changes are known', async () => {
  const { snapshots, accepted, gone } = setUp()
  await snapshots.take(500, undefined)
  expect(new Set(accepted)).toEqual(new Set([changed, unchanged]))
  expect(gone).toEqual([closed])
})

const refusal = new RefusedError('Method not found.')
const expired = new RpcError(-32602, 'Pagination key expired')

test('passes on the refusal of a scan on a node that serves neither pages nor scans', async () => {
  const { snapshots } = setUp({ pageFailure: () => refusal })
  await expect(snapshots.take(500, 880)).rejects.toThrow('not in the plan')
})

test.each<[string, PageFailure]>([
  ['a refusal of the first page', () => refusal],
  ['a refusal of a later page', ({ next }) => (next === 'second' ? expired : undefined)],
  ['a refusal of the addresses', ({ isKeys }) => (isKeys ? expired : undefined)],
  ['an unreadable page', () => new UnreadableResponse('unreadable')],
])('scans with getProgramAccounts after %s', async (_name, pageFailure) => {
  const { snapshots, methods, gone } = setUp({ pageFailure, scanned: [changed, unchanged] })
  expect(await snapshots.take(500, 880)).toEqual({ slot: 1_010, accounts: 2 })
  expect(methods.slice(-2)).toEqual(['getProgramAccounts', 'getMultipleAccounts'])
  expect(gone).toEqual([closed])
})

test('scans if a node that has served pages refuses them later, and then reads pages again', async () => {
  const failures = [undefined, undefined, refusal, undefined, undefined]
  const { snapshots, methods } = setUp({ pageFailure: () => failures.shift(), scanned: [changed, unchanged] })
  for (const slot of [1_000, 1_010, 1_000])
    expect(await snapshots.take(500, undefined)).toEqual({ slot, accounts: 2 })
  expect(methods.filter((method) => method === 'getProgramAccounts')).toHaveLength(1)
  expect(failures).toEqual([])
})

test('closes an account that is in a page but no longer in the scan after it', async () => {
  const pageFailure: PageFailure = ({ next }) => (next === 'second' ? expired : undefined)
  const { snapshots, accepted, gone } = setUp({ pageFailure, scanned: [unchanged] })
  expect(await snapshots.take(500, 880)).toEqual({ slot: 1_010, accounts: 1 })
  expect(accepted).toEqual([changed, unchanged])
  expect(gone).toEqual([changed, closed])
})

test('does not scan while the node can not be reached', async () => {
  const { snapshots, methods } = setUp({ pageFailure: () => new RetryableError('The Solana RPC is down.') })
  await expect(snapshots.take(500, 880)).rejects.toThrow('down')
  expect(methods).toEqual(['getProgramAccountsV2'])
})

/** A store that can't be read until the returned function is called. Time is controlled by the test. */
function brokenStore() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isBroken = true
  const store = setUp({
    scanned: [changed, unchanged],
    pageFailure: () => new RefusedError('Not in the plan.'),
    onStoreRead() {
      if (isBroken) throw new Error('connection lost')
    },
  })
  const scans = () => store.methods.filter((method) => method === 'getProgramAccounts').length
  return { ...store, scans, repair: () => (isBroken = false) }
}

test('does not scan again while the store can not be read after a complete scan', async () => {
  const { snapshots, scans, gone, repair } = brokenStore()
  const taking = snapshots.take(500, undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(snapshots.problem()).toContain("Can't read the database")
  repair()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await taking).toEqual({ slot: 1_010, accounts: 2 })
  expect([scans(), gone, snapshots.problem()]).toEqual([1, [closed], undefined])
})

test('gives up a scan that could not be compared with the store for ten minutes', async () => {
  const { snapshots, scans } = brokenStore()
  const failure = snapshots.take(500, undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  expect(await failure).toBeInstanceOf(RetryableError)
  expect([scans(), snapshots.problem()]).toEqual([1, undefined])
})

test.each([[[changed]], [[]]])(
  'ingests no scan of a slot that no chain has reached (%#)',
  async (scanned) => {
    const pageFailure = () => refusal
    const { snapshots, accepted, gone } = setUp({ pageFailure, scanned, scannedSlot: 1e12 })
    await expect(snapshots.take(500, undefined)).rejects.toThrow(
      'slot 1000000000000, which no chain has reached',
    )
    expect([accepted, gone]).toEqual([[], []])
  },
)
