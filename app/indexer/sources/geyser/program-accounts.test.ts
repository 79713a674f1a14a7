import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { createDecodeWatch } from '~/indexer/pipeline/decode-watch'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { dcaDiscriminator } from '~/protocols/jupiter-dca/layout'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcCall } from '~/solana/rpc/rpc-client'
import { createProgramAccounts, type ProgramAccountsOptions } from './program-accounts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const [owner] = jupiterDca.programIds
const order = sampleAddress('order')
const data = Buffer.from(dcaDiscriminator).toString('base64')
const tip = 5_000

/** Accounts of a stream at the tip, whose transactions were compared up to `compared`. */
function setUp({ readsPages = true } = {}) {
  const methods: string[] = []
  const changedSince: (number | undefined)[] = []
  let refusal: Error | undefined
  let compared: number | undefined
  const rpc = {
    async call<T>({ method, params, parse }: RpcCall<T>) {
      if (method === 'getSlot') return parse(tip)
      const config = params[1] as { changedSinceSlot?: number; dataSlice?: object }
      methods.push(method)
      if (refusal) throw refusal
      if (method === 'getMultipleAccounts')
        return parse({ context: { slot: tip }, value: (params[0] as Address[]).map(() => null) })
      if (config.dataSlice === undefined) changedSince.push(config.changedSinceSlot)
      const account = { owner, lamports: 5, data: [data, 'base64'] }
      return parse({
        context: { slot: tip },
        value: { accounts: [{ pubkey: order, account }], paginationKey: null },
      })
    },
    async stream(method: string, _params: unknown, read: (response: Response) => Promise<unknown>) {
      methods.push(method)
      if (refusal) throw refusal
      return read(Response.json({ jsonrpc: '2.0', result: { context: { slot: tip }, value: [] }, id: 1 }))
    },
  }
  const accounts = createProgramAccounts({
    ...{ protocol: jupiterDca, rpc, readsPages, readEveryMs: 2_000, clock: systemClock, log: silentLog },
    intake: { acceptAccounts() {}, acceptAccount() {}, acceptClosed() {} },
    pipeline: { committed: async () => {}, waitForCapacity: async () => {}, problem: () => undefined },
    reader: { readOnChainKeys: async () => [] },
    decodeWatch: createDecodeWatch(systemClock),
    ...{ tip: { confirmedSlot: () => tip }, slotLimit: { allows: () => true } },
    loop: { random: () => 0.5, log: silentLog },
    feed: {
      settled: async () => {},
      tail: () => tip,
      problem: () => undefined,
      committedSlot: () => tip,
      isRecent: () => true,
    },
    isRepaired: () => true,
    isPolled: () => true,
    comparedUpTo: () => compared,
  } as unknown as ProgramAccountsOptions)
  accounts.start()
  return {
    ...{ accounts, methods, changedSince },
    compare: (slot: number) => (compared = slot),
    refuse: (error: Error | undefined) => (refusal = error),
    snapshots: () => accounts.statuses()[0]?.counters.snapshots,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000),
  }
}

test('reads the first snapshot in pages on a metered node, and a later one only from the last comparison', async () => {
  const { accounts, methods, changedSince, compare, pass, snapshots } = setUp()
  await pass(5)
  expect([snapshots(), methods, changedSince]).toEqual([1, ['getProgramAccountsV2'], [undefined]])
  compare(4_000)
  await pass(3)
  accounts.incomplete()
  compare(4_900) // a comparison that finds a missing transaction does not show what it wrote
  await pass(3)
  expect([snapshots(), changedSince]).toEqual([2, [undefined, 3_850]])
  expect(new Set(methods)).toEqual(new Set(['getProgramAccountsV2']))
  await accounts.stop()
})

test('scans on a node of its own', async () => {
  const { accounts, methods, pass, snapshots } = setUp({ readsPages: false })
  await pass(5)
  expect([snapshots(), methods]).toEqual([1, ['getProgramAccounts']])
  await accounts.stop()
})

test('reads everything once a node that refused snapshots serves them', async () => {
  const { accounts, changedSince, compare, refuse, pass, snapshots } = setUp()
  refuse(new RefusedError('Not in the plan.'))
  compare(4_000)
  await pass(60)
  expect(snapshots()).toBe(0)
  refuse(undefined)
  await pass(120)
  expect([snapshots(), changedSince]).toEqual([1, [undefined]])
  await accounts.stop()
})
