import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Slot } from '~/domain/base/time'
import { createChainClock } from '~/indexer/pipeline/chain-clock'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { createSlotWatch } from '~/indexer/pipeline/slot-watch'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import type { IndexStateReader } from '~/store/read/read-index-state'
import { createSlotChain } from '../chain/slot-chain'
import { createFinality, type FinalityOptions } from './finality'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A chain whose slots the test reports. The node lists all slots but the skipped ones. */
function setUp(over: Partial<FinalityOptions> = {}, stored: readonly Slot[] = []) {
  const requested: string[] = []
  const undone: Slot[] = []
  /** Slots of which data arrives while their rows are read for the rollback. */
  const late: Slot[] = []
  const skipped = new Set<Slot>()
  let delivered: Slot | undefined
  const chain = createSlotChain()
  const slots = createSlotWatch()
  let tip = 1_000
  const rpc = {
    async call<T>({ method, params, parse }: RpcCall<T>) {
      requested.push(method)
      if (method === 'getSlot') return parse(tip - 32)
      const [first] = params as [Slot]
      const all = Array.from({ length: tip - first + 1 }, (_, index) => first + index)
      return parse(all.filter((slot) => !skipped.has(slot)))
    },
  } as unknown as RpcClient // The tests use no other methods.
  const pipeline = { addEvents() {}, committed: async () => {} } as unknown as Pipeline
  const reader = {
    readSlotsAfter: async () => stored,
    async readSlotRows({ slots: orphaned }: { slots: readonly Slot[] }) {
      undone.push(...orphaned)
      for (const slot of late.splice(0)) slots.saw(slot)
      return { transactions: [], accounts: [] }
    },
  } as unknown as IndexStateReader
  const finality = createFinality({
    ...{ rpc, pipeline, reader, slots, log: silentLog, clock: systemClock },
    protocols: [protocols['drift-perps']],
    slotClock: createSlotClock(createChainClock(systemClock)),
    tip: { chain, confirmedSlot: () => tip },
    readCursor: async () => undefined,
    collecting: () => {
      throw new Error('nothing to collect')
    },
    periodMs: 60_000,
    trustsReports: true,
    deliveredSlot: () => delivered,
    loop: { random: () => 0.5, log: silentLog },
    ...over,
  })
  finality.start()
  return {
    ...{ finality, slots, skipped, undone, late },
    report: chain.add,
    requested: () => requested.splice(0),
    delivers(slot: Slot | undefined) {
      delivered = slot
    },
    final: () => finality.statuses()[0]?.committedSlot,
    /** Advances the chain by slots, two a second. A skipped slot is not reported. */
    async advance(count: number, isReported = true) {
      for (let index = 0; index < count; index += 1) {
        tip += 1
        let parent = tip - 1
        while (skipped.has(parent)) parent -= 1
        if (isReported && !skipped.has(tip)) chain.add(tip, parent)
        await vi.advanceTimersByTimeAsync(500)
      }
    },
  }
}

test('nothing is requested while no stored slot waits for finality', async () => {
  const { finality, advance, requested, final } = setUp()
  await advance(20)
  requested()
  await advance(600)
  expect(requested()).toEqual([])
  expect(final()).toBe(1_620 - 32)
  await finality.stop()
})

test('reported parents replace the list of blocks', async () => {
  const { finality, slots, advance, requested, final, undone } = setUp()
  await advance(20)
  requested()
  slots.saw(1_015)
  slots.saw(1_018)
  await advance(240)
  expect(new Set(requested())).toEqual(new Set(['getSlot']))
  expect(slots.oldest()).toBeUndefined()
  expect(undone).toEqual([])
  expect(final()).toBeGreaterThan(1_200)
  await finality.stop()
})

test('a lost report brings back the list of blocks', async () => {
  const { finality, slots, advance, requested, undone } = setUp()
  await advance(20)
  requested()
  slots.saw(1_018)
  await advance(5, false)
  await advance(240)
  expect(requested()).toContain('getBlocks')
  expect(undone).toEqual([])
  await finality.stop()
})

test('an orphaned slot is rolled back long before the next check is due', async () => {
  const { finality, slots, skipped, advance, requested, undone } = setUp()
  await advance(20)
  slots.saw(1_019)
  await advance(124) // the check at the end of the first minute
  expect(slots.oldest()).toBeUndefined()
  requested()
  slots.saw(1_144)
  skipped.add(1_144) // 1145 and its descendants have 1143 as their parent
  await advance(20)
  expect(undone).toEqual([1_144])
  expect(requested()).toContain('getBlocks')
  await finality.stop()
})

test('data of an orphaned slot that arrives during its rollback is rolled back as well', async () => {
  const { finality, slots, skipped, late, advance, undone } = setUp()
  await advance(20)
  slots.saw(1_019)
  await advance(124)
  slots.saw(1_144)
  skipped.add(1_144)
  late.push(1_144)
  await advance(40)
  expect(undone).toEqual([1_144, 1_144])
  expect(slots.upTo(1_144)).toEqual([])
  await finality.stop()
})

test('no slot becomes final before its data is delivered, so that late data of an orphaned one is rolled back', async () => {
  const { finality, slots, skipped, delivers, advance, undone, final } = setUp()
  await advance(20)
  skipped.add(1_021).add(1_024)
  await advance(200)
  delivers(1_022)
  slots.saw(1_021)
  await advance(20)
  expect(undone).toEqual([1_021])
  expect(slots.upTo(2_000)).toEqual([])
  slots.saw(1_024)
  slots.saw(1_025)
  expect(final()).toBe(1_022)
  await advance(20)
  expect(undone).toEqual([1_021, 1_024])
  delivers(undefined)
  await advance(120)
  expect(slots.oldest()).toBeUndefined()
  expect(final()).toBeGreaterThan(1_200)
  await finality.stop()
})

test('a slot does not become final while data of it that arrived during the check is not checked', async () => {
  const { finality, slots, skipped, late, advance, undone } = setUp()
  await advance(20)
  skipped.add(1_021)
  await advance(200)
  slots.saw(1_021)
  late.push(1_021)
  await advance(20)
  expect(undone).toEqual([1_021, 1_021])
  await advance(120)
  expect(slots.oldest()).toBeUndefined()
  await finality.stop()
})

test('a stream that has delivered up to a losing fork does not show that its slots are final', async () => {
  const { finality, slots, skipped, delivers, advance, undone, report } = setUp()
  await advance(20)
  report(1_021, 1_020)
  report(1_022, 1_021)
  skipped.add(1_021).add(1_022)
  delivers(1_022)
  for (const slot of [1_020, 1_021, 1_022]) slots.saw(slot)
  await advance(130, false)
  expect(undone).toEqual([1_021, 1_022])
  await finality.stop()
})

test('while nothing waits, slots are final as far as they are delivered', async () => {
  const { finality, delivers, advance, final } = setUp()
  await advance(20)
  delivers(1_100)
  await advance(200)
  expect(final()).toBe(1_100)
  delivers(undefined)
  expect(final()).toBe(1_220 - 32)
  await finality.stop()
})

test('without trust in reports, every check lists the blocks', async () => {
  const { finality, slots, advance, requested } = setUp({ trustsReports: false, periodMs: 1_000 })
  await advance(20)
  requested()
  slots.saw(1_018)
  await advance(10)
  expect(requested()).toContain('getBlocks')
  await finality.stop()
})

test('rolls back orphaned slots of a process that ended before its first cursor', async () => {
  const { finality, skipped, undone, advance } = setUp({ periodMs: 1_000 }, [960, 990])
  skipped.add(990)
  await advance(60)
  expect(undone).toContain(990)
  expect(undone).not.toContain(960)
  await finality.stop()
})
