import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDecodeWatch } from '~/indexer/pipeline/decode-watch'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { jupiterDca } from '~/protocols/jupiter-dca'
import type { GeyserCallHandlers } from '~/solana/geyser/client'
import { createGeyserSource, type GeyserSourceOptions } from './geyser-source'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A source whose stream delivers empty slots, beside a Solana RPC that may know their times. */
function setUp() {
  let handlers: GeyserCallHandlers | undefined
  let isDated = false
  let slot = 1_000
  const never = () => new Promise<never>(() => {})
  const source = createGeyserSource({
    protocols: [jupiterDca],
    endpoint: { url: 'http://127.0.0.1:1' },
    openCall(_endpoint: unknown, _request: unknown, given: GeyserCallHandlers) {
      handlers = given
      return { pause() {}, resume() {}, ping() {}, close() {} }
    },
    rpc: {
      call: never,
      callAll: async () =>
        isDated ? [{ ok: true, value: { blockTime: 100 } }] : [{ ok: true, value: { blockTime: null } }],
      stream: never,
    },
    pipeline: {
      committed: async () => {},
      waitForCapacity: async () => {},
      flush: () => {},
      addEvents() {},
      problem: () => undefined,
    },
    ...{ readCursor: async () => undefined, decodeWatch: createDecodeWatch(systemClock) },
    ...{
      slotLimit: { allows: () => true },
      slotClock: { anchor() {} },
      tip: { dated() {}, confirmedSlot: () => slot },
    },
    ...{ clock: systemClock, log: silentLog, loop: { random: () => 0.5, log: silentLog } },
    ...{ readEveryMs: 2_000, pollEveryMs: 5_000, mostListed: 1_000, readsPages: true },
    firstCatchUp: { minutes: 1, atLeast: 1 },
  } as unknown as GeyserSourceOptions)
  source.start()
  return {
    source,
    date: () => (isDated = true),
    details: () => source.statuses().map(({ source: name, detail }) => [name, detail]),
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        slot += 1
        const update = { kind: 'block-meta', slot, parent: slot - 1, blockTime: 100 } as const
        handlers?.onUpdate({ update, bytes: 10 })
        await vi.advanceTimersByTimeAsync(1_000)
      }
    },
  }
}

test('reports with every source of a program why the slots of its stream are not ingested', async () => {
  const { source, details, date, pass } = setUp()
  await pass(8)
  const reason = expect.stringMatching(/The Solana RPC does not know the time of slot \d+ yet/)
  expect(details()).toEqual([
    ['geyser', reason],
    ['accounts:jupiter-dca', reason],
    ['events:jupiter-dca', reason],
  ])
  date()
  await pass(30)
  expect(details()[0]).toEqual(['geyser', undefined])
  for (const [, detail] of details()) expect(detail ?? '').not.toContain('does not know the time')
  void source.stop()
})
