import { expect, onTestFinished, test, vi } from 'vitest'
import type { Signature } from '~/domain/base/ids'
import { createDecodeWatch } from '~/indexer/pipeline/decode-watch'
import { createIntake } from '~/indexer/pipeline/intake'
import { createPipeline } from '~/indexer/pipeline/pipeline'
import { createPriceGuard } from '~/indexer/pipeline/price-guard'
import { createQuarantineLimiter } from '~/indexer/pipeline/quarantine-limiter'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { createSlotWatch } from '~/indexer/pipeline/slot-watch'
import { createEventsSource } from '~/indexer/sources/events/events'
import { createProgramActivity } from '~/indexer/sources/events/program-activity'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { sampleSignature } from '~/simulator/hand-made-samples'
import type { LogsListener, Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall, RpcClient, RpcOutcome } from '~/solana/rpc/rpc-client'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { createTestDatabase } from '../../helpers/store/database'

/**
 * Maximum number of signatures that a source puts into its queue from the subscription. The source reads all
 * further signatures from the list.
 */
const mostHeard = 20_000
const slot = 1_000
const programId = jupiterDca.programIds[0]!

/**
 * A node that lists the given signatures, which must be sorted newest first. It does not return their
 * transactions until `letTell` is called.
 */
function nodeOf(newestFirst: readonly Signature[]) {
  const asked = new Set<unknown>()
  let letTell: () => void = () => {}
  const mayTell = new Promise<void>((resolve) => {
    letTell = resolve
  })

  function resultOf({ method, params }: RpcCall<unknown>): unknown {
    if (method === 'getSlot') return slot
    const [, config] = params as [unknown, { readonly before?: Signature; readonly limit: number }]
    const start = config.before === undefined ? 0 : newestFirst.indexOf(config.before) + 1
    return newestFirst
      .slice(start, start + config.limit)
      .map((signature) => ({ signature, slot, blockTime: null, err: null }))
  }

  const caller = {
    async call<T>(call: RpcCall<T>): Promise<T> {
      const value = call.parse(resultOf(call))
      if (value === undefined) throw new Error(`${call.method} was not understood`)
      return value
    },
    async callAll<T>(calls: readonly RpcCall<T>[]): Promise<readonly RpcOutcome<T>[]> {
      await mayTell
      return calls.map(({ params: [signature] }) => {
        asked.add(signature)
        const transaction = {
          signature,
          slot,
          blockTime: null,
          failed: false,
          accountKeys: [],
          instructions: [],
          logs: [],
        }
        return { ok: true, value: { transaction } as T }
      })
    },
  }
  const rpc: RpcClient = {
    ...caller,
    lowPriority: caller,
    callsPerRequest: 100,
    stream: () => Promise.reject(new Error('not asked for')),
    problem: () => undefined,
    counters: () => ({}),
    stop() {},
  }
  return { rpc, asked, letTell: () => letTell() }
}

/** Returns subscriptions of which only the one for logs receives notifications. */
function heardBy(take: (listener: LogsListener) => void): Subscriptions {
  const active = { problem: () => undefined, isSettled: () => true, renew() {} }
  return {
    followProgram: () => active,
    followLogs(_mentions, listener) {
      take(listener)
      return active
    },
    followSlots: () => active,
    start() {},
    pause() {},
    resume() {},
    isPaused: () => false,
    drop() {},
    problem: () => undefined,
    lastMessageMs: () => undefined,
    counters: () => ({}),
    stop() {},
  }
}

test('stops queueing live signatures beyond the limit and reads all of them from the list', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase()
  const signatures = Array.from({ length: mostHeard + 1 }, (_, index) => sampleSignature(`heard ${index}`))
  const listed: Signature[] = []
  const { rpc, asked, letTell } = nodeOf(listed)
  let listener: LogsListener | undefined
  const pipeline = createPipeline({
    slots: createSlotWatch(),
    writer: createBatchWriter(database.pool),
    random: () => 0.5,
    log: silentLog,
    onPressure() {},
  })
  const slotClock = createSlotClock(systemClock)
  const decodeWatch = createDecodeWatch(systemClock)
  const semaphores = { slotClock, priceGuard: createPriceGuard(), decodeWatch }
  const source = createEventsSource({
    decodeWatch,
    protocol: jupiterDca,
    programId,
    rpc,
    subscriptions: heardBy((given) => {
      listener = given
    }),
    intake: createIntake({
      ...semaphores,
      protocols: [jupiterDca],
      pipeline,
      quarantine: createQuarantineLimiter(systemClock),
    }),
    pipeline,
    reader: createIndexStateReader(database.pool),
    tip: {
      newestSlot: () => slot,
      onConfirmed() {},
      dated() {},
      isReported: () => true,
    },
    readCursor: async () => undefined,
    firstCatchUp: { minutes: 120, atLeast: 100 },
    mostListed: 300_000,
    slotClock,
    activity: createProgramActivity(),
    pollEveryMs: 2_000,
    provenEveryMs: 0,
    readsLogs: false,
    clock: systemClock,
    log: silentLog,
    loop: { random: () => 0.5, log: silentLog },
  })
  onTestFinished(async () => {
    await source.stop()
    await pipeline.stop()
    await database.drop()
  })
  const state = () => source.statuses()[0]?.state
  source.start()
  listener?.onSubscribed(1)
  await vi.waitFor(() => expect(state()).toBe('live'))

  for (const signature of signatures.slice(0, -1)) listener?.onLogs(signature, slot, false)
  expect(state()).toBe('live')
  listener?.onLogs(signatures.at(-1)!, slot, false)
  expect(state()).toBe('catching-up')
  expect(source.statuses()[0]?.counters.pending).toBe(mostHeard)
  listed.push(...signatures.toReversed())
  letTell()
  await vi.waitFor(() => expect(state()).toBe('live'), { timeout: 80_000, interval: 100 })
  expect(signatures.filter((signature) => !asked.has(signature))).toEqual([])
})
