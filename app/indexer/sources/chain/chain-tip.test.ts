import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChainClock } from '~/indexer/pipeline/chain-clock'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { SlotListener, Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { createChainTip } from './chain-tip'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A node whose confirmed slot is set by the test. */
function setUp() {
  let slot = 1_000
  let problem: string | undefined
  let listener: SlotListener | undefined
  let renewed = 0
  const rpc = {
    problem: () => undefined,
    call: async <T>({ parse }: RpcCall<T>) => parse(slot),
    callAll: async () => [{ ok: true, value: { blockTime: null } }],
  } as unknown as RpcClient // The tests use no other methods.
  const subscriptions = {
    isPaused: () => false,
    followSlots(given: SlotListener) {
      listener = given
      const renew = () => {
        renewed += 1
      }
      return { problem: () => problem, isSettled: () => true, renew }
    },
  } as unknown as Subscriptions
  const tip = createChainTip({
    ...{ rpc, subscriptions, periodMs: 1_000, clock: systemClock },
    slotClock: createSlotClock(systemClock),
    chainClock: createChainClock(systemClock),
    loop: { random: () => 0.5, log: silentLog },
  })
  tip.start()
  listener?.onSubscribed(1)
  return {
    tip,
    report: (reported: number) => listener?.onSlot(reported),
    refuse(why: string) {
      problem = why
    },
    renewed: () => renewed,
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        slot += 3
        await vi.advanceTimersByTimeAsync(1_000)
      }
    },
  }
}

test("reports the newer of the subscription's slot and the polled one", async () => {
  const { tip, report, pass } = setUp()
  await pass(1)
  expect(tip.newestSlot()).toBe(tip.confirmedSlot())
  report(2_000)
  expect(tip.newestSlot()).toBe(2_000)
  await tip.stop()
})

test('reports a refused subscription as a limitation, and polls slots', async () => {
  const { tip, refuse, pass } = setUp()
  refuse('The node refuses slotSubscribe (-32601)')
  await pass(2)
  expect(tip.limitation()).toBe('The node refuses slotSubscribe (-32601): slots are polled every 1 s.')
  expect(tip.newestSlot()).toBeGreaterThan(1_000)
  await tip.stop()
})

test('renews a silent subscription once a minute while the chain advances', async () => {
  const { tip, report, pass, renewed } = setUp()
  await pass(5)
  report(1_015)
  await pass(20)
  expect([tip.limitation(), renewed()]).toEqual([undefined, 0])
  await pass(10)
  expect([tip.limitation(), renewed()]).toEqual([
    'slotSubscribe does not report slots: slots are polled every 1 s.',
    1,
  ])
  await pass(55)
  expect(renewed()).toBe(1)
  await pass(10)
  expect(renewed()).toBe(2)
  report(1_300)
  expect(tip.limitation()).toBeUndefined()
  await tip.stop()
})
