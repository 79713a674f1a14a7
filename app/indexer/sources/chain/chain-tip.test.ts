import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChainClock } from '~/indexer/pipeline/chain-clock'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { createSlotLimit } from '~/indexer/pipeline/slot-limit'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { SlotListener, Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { createChainTip } from './chain-tip'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A node whose confirmed slot is set by the test. */
function setUp({ firstSlot = 1_000, ...pace }: Partial<typeof metered> & { firstSlot?: number } = {}) {
  let slot = firstSlot
  let problem: string | undefined
  let listener: SlotListener | undefined
  let renewed = 0
  let slotsRequested = 0
  let timesRequested = 0
  const rpc = {
    problem: () => undefined,
    async call<T>({ parse }: RpcCall<T>) {
      slotsRequested += 1
      return parse(slot)
    },
    async callAll([call]: readonly RpcCall<unknown>[]) {
      timesRequested += 1
      const isKnown = pace.datedEveryMs !== undefined && Number(call?.params[0]) < 1_000_000
      return [{ ok: true, value: { blockTime: isKnown ? Math.floor(Date.now() / 1000) : null } }]
    },
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
  const slotLimit = createSlotLimit(systemClock)
  const tip = createChainTip({
    ...{ rpc, subscriptions, periodMs: 1_000, reportedPeriodMs: 1_000, datedEveryMs: 0, ...pace },
    clock: systemClock,
    slotLimit,
    slotClock: createSlotClock(systemClock),
    chainClock: createChainClock(systemClock),
    loop: { random: () => 0.5, log: silentLog },
  })
  tip.start()
  listener?.onSubscribed(1)
  return {
    tip,
    report: (reported: number) => listener?.onSlot(reported, reported - 1),
    slot: () => slot,
    answer(wrong: number) {
      slot = wrong
    },
    requested: () => ({ slots: slotsRequested, times: timesRequested }),
    refuse(why: string) {
      problem = why
    },
    renewed: () => renewed,
    async pass(seconds: number, slotsPerSecond = 3) {
      for (let second = 0; second < seconds; second += 1) {
        slot += slotsPerSecond
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
  await pass(5)
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
  await pass(11)
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

test('a subscription that is late is not renewed, because it shows what has been delivered', async () => {
  const { tip, report, pass, renewed } = setUp()
  for (let slot = 1_000; slot < 1_100; slot += 1) {
    report(slot)
    await pass(1)
  }
  expect([tip.deliveredSlot(), renewed()]).toEqual([1_099 - 8, 0])
  await pass(40)
  expect([tip.deliveredSlot(), renewed()]).toEqual([undefined, 1])
  await tip.stop()
})

const metered = { reportedPeriodMs: 5_000, datedEveryMs: 60_000 }

/** Lets time pass while the subscription reports every slot. */
async function passReported({ pass, report, slot }: ReturnType<typeof setUp>, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    report(slot())
    await pass(1)
  }
}

test('while slots are reported, the tip is polled less often and dated once a minute', async () => {
  const chain = setUp(metered)
  await passReported(chain, 10)
  const before = chain.requested()
  await passReported(chain, 120)
  expect(chain.requested().slots - before.slots).toBe(24)
  expect(chain.requested().times - before.times).toBe(2)
  await chain.tip.stop()
})

test('a block time near the tip that was read anyway replaces the request', async () => {
  const chain = setUp(metered)
  await passReported(chain, 10)
  const before = chain.requested()
  for (let round = 0; round < 10; round += 1) {
    await passReported(chain, 12)
    chain.tip.dated(chain.slot() - 5, Math.floor(Date.now() / 1000))
  }
  expect(chain.requested().times).toBe(before.times)
  for (let round = 0; round < 10; round += 1) {
    await passReported(chain, 12)
    chain.tip.dated(chain.slot() - 500, Math.floor(Date.now() / 1000)) // too old to show the current time
  }
  expect(chain.requested().times).toBeGreaterThan(before.times)
  await chain.tip.stop()
})

test('a chain that halts is dated with every poll, because its time no longer advances', async () => {
  const chain = setUp(metered)
  await passReported(chain, 10)
  await chain.pass(10, 0)
  const before = chain.requested()
  await chain.pass(10, 0)
  expect(chain.requested().times - before.times).toBe(2)
  await chain.tip.stop()
})

test('a silent subscription brings back the usual pace', async () => {
  const chain = setUp(metered)
  await passReported(chain, 10)
  await chain.pass(60)
  const before = chain.requested()
  await chain.pass(10)
  expect(chain.requested().slots - before.slots).toBe(10)
  await chain.tip.stop()
})

test('does not believe a first slot whose time the node does not know, and starts at the next slot of the chain', async () => {
  const { tip, answer, pass } = setUp({ datedEveryMs: 60_000, firstSlot: 800_000_000 })
  await vi.advanceTimersByTimeAsync(0)
  expect([tip.confirmedSlot(), tip.newestSlot()]).toEqual([undefined, undefined])
  answer(1_000)
  await pass(2)
  expect(tip.confirmedSlot()).toBeLessThan(1_020)
  expect(tip.newestSlot()).toBeLessThan(1_020)
  await tip.stop()
})

test('follows a node that knows no block times, after four polls', async () => {
  const { tip, pass } = setUp()
  await pass(2)
  expect(tip.confirmedSlot()).toBeUndefined()
  await pass(2)
  expect(tip.confirmedSlot()).toBeGreaterThan(1_000)
  await tip.stop()
})

test('recovers from a first slot that is far too high once the node has been believed', async () => {
  const { tip, answer, pass } = setUp({ datedEveryMs: 60_000, firstSlot: 800_000_000 })
  await pass(4)
  expect(tip.confirmedSlot()).toBeGreaterThanOrEqual(800_000_000)
  answer(1_000)
  await pass(3)
  expect(tip.confirmedSlot()).toBeLessThan(1_020)
  expect(tip.newestSlot()).toBeLessThan(1_020)
  await tip.stop()
})

test('recovers from a wrong first slot although the node knows no block times', async () => {
  const { tip, answer, pass } = setUp({ firstSlot: 800_000_000 })
  await pass(4)
  expect(tip.confirmedSlot()).toBeGreaterThanOrEqual(800_000_000)
  answer(1_000)
  await pass(3)
  expect(tip.confirmedSlot()).toBeLessThan(1_020)
  expect(tip.newestSlot()).toBeLessThan(1_020)
  await tip.stop()
})

test('stays at the tip while the node is an hour behind', async () => {
  const { tip, slot, answer, pass } = setUp({ datedEveryMs: 60_000 })
  await pass(5)
  const reached = tip.confirmedSlot() ?? 0
  answer(slot() - 500)
  await pass(5)
  expect(tip.confirmedSlot()).toBeGreaterThanOrEqual(reached)
  await tip.stop()
})

test('dates the tip by the slot of a stream that is ahead of the last poll', async () => {
  const chain = setUp(metered)
  await passReported(chain, 10)
  const before = chain.requested()
  for (let round = 0; round < 10; round += 1) {
    await passReported(chain, 12)
    chain.tip.dated(chain.slot() + 5, Math.floor(Date.now() / 1000))
  }
  expect(chain.requested().times).toBe(before.times)
  await chain.tip.stop()
})
