import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Intake } from '~/indexer/pipeline/intake'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { createAccountReconciler } from './account-reconciler'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const keys = Array.from({ length: 450 }, (_, index) => `key-${index}`)

function setUp(provenEveryMs: number) {
  let isProven = true
  const calls: number[] = []
  const rpc = {
    async call<T>({ params, parse }: RpcCall<T>) {
      const [asked] = params as [readonly string[]]
      calls.push(asked.length)
      return parse({ context: { slot: 5_000 }, value: asked.map(() => null) })
    },
  } as unknown as RpcClient
  const closed = new Set<string>()
  const intake = { acceptClosed: (key: string) => closed.add(key) } as unknown as Intake
  const reader = {
    async readOnChainKeys({ after, limit }: { after: string | undefined; limit: number }) {
      const from = after === undefined ? 0 : keys.indexOf(after) + 1
      return keys.slice(from, from + limit)
    },
  } as unknown as IndexStateReader
  const reconciler = createAccountReconciler({
    ...{ rpc, intake, reader, provenEveryMs, clock: systemClock },
    protocols: [protocols['jupiter-dca'], protocols['drift-perps']],
    tip: { confirmedSlot: () => 5_000 },
    isProven: () => isProven,
    loop: { random: () => 0.5, log: silentLog },
  })
  reconciler.start()
  return {
    reconciler,
    closed,
    calls: () => calls.splice(0),
    doubt() {
      isProven = false
    },
  }
}

test('proven subscriptions leave one call per program and five minutes, which reaches every account', async () => {
  const { reconciler, calls, closed } = setUp(300_000)
  await vi.advanceTimersByTimeAsync(1_000)
  calls()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls()).toEqual([100, 100, 100, 100])
  await vi.advanceTimersByTimeAsync(900_000)
  expect(closed.size).toBe(keys.length)
  await reconciler.stop()
})

test('without proof two calls per program follow every half minute', async () => {
  const { reconciler, calls, doubt } = setUp(300_000)
  await vi.advanceTimersByTimeAsync(1_000)
  calls()
  doubt()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(calls()).toEqual([100, 100, 100, 100])
  await reconciler.stop()
})
