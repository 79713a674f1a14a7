import { createHttpSource } from '~/solana/http-source'
import { type Base, createChainSources } from './chain-sources'
import { createHeartbeat } from './heartbeat'
import { isLoopback, unmetered } from './is-loopback'
import { openNodeAccess } from './node-access'
import type { IndexerOptions } from './options'
import { createDecodeWatch } from './pipeline/decode-watch'
import { createIntake } from './pipeline/intake'
import { createPipeline } from './pipeline/pipeline'
import { createPriceGuard } from './pipeline/price-guard'
import { createQuarantineGate } from './pipeline/quarantine-gate'
import { createSlotClock } from './pipeline/slot-clock'
import { createSlotWatch } from './pipeline/slot-watch'
import { createChainGate } from './sources/chain-gate'
import { createChainTip } from './sources/chain-tip'
import { oraclePricesOf } from './sources/oracle-prices'
import { createPricesSource } from './sources/prices'
import type { Source, SourceStatus } from './sources/source'
import { createTokensSource } from './sources/tokens'

export type { IndexerOptions } from './options'

export interface Indexer {
  /** Begins to follow the chain; returns at once. An unreachable RPC is waited out and told in the heartbeat. */
  start(): void
  /** How each source is doing now, as the heartbeat tells it. */
  statuses(): readonly SourceStatus[]
  /** Begins no further write, now: another process may write from here on. `stop` is still to be called. */
  abandon(): void
  /** Ends all sources, writes what has arrived and resolves when nothing runs any more. */
  stop(): Promise<void>
}

/** Chain → rows: the sources of one indexer process, over one RPC connection and one pipeline. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { writer, log } = options
  const base = createBase(options)
  const { rpc, failover, subscriptions, pipeline, intake, slotClock, tip, loop } = base
  const sources = [...createChainSources(base), ...createApiSources(base)]
  intake.onState((write) => {
    for (const price of oraclePricesOf(write)) intake.acceptPrice(price)
  })

  function statuses(): readonly SourceStatus[] {
    return [statusOfRpc(base), ...sources.flatMap((source) => source.statuses())]
  }
  const gate = createChainGate({
    rpc,
    writer,
    loop,
    expectChain: failover.expectChain,
    onOpen() {
      subscriptions.start()
      failover.watchSocket(subscriptions)
      for (const source of sources) source.start()
    },
    onForeign: options.onForeignChain ?? ((sentence) => log.error({}, sentence)),
  })
  const chainProblem = () => gate.problem() ?? tip.problem()
  const heartbeat = createHeartbeat({
    writer,
    tip,
    slotClock,
    statuses,
    chainProblem,
    name: options.name,
    clock: options.clock,
    log,
  })

  return {
    statuses,
    start() {
      tip.start()
      heartbeat.start()
      gate.start()
    },
    abandon() {
      void heartbeat.stop() // first, so that it tells of nothing that is not committed
      pipeline.abandon()
    },
    async stop() {
      subscriptions.stop()
      failover.stop()
      await Promise.all([gate.stop(), tip.stop(), ...sources.map((source) => source.stop())])
      await heartbeat.stop()
      await pipeline.stop()
    },
  }
}

function createBase(options: IndexerOptions): Base {
  const { writer, clock, log, random = Math.random } = options
  const slotClock = createSlotClock(clock)
  const node = openNodeAccess(options)
  const { rpc, subscriptions, isMetered } = node
  const onPressure = (full: boolean): void => (full ? subscriptions.pause() : subscriptions.resume())
  const pipeline = createPipeline({ writer, random, log, onPressure })
  const gates = {
    slots: createSlotWatch(),
    slotClock,
    priceGuard: createPriceGuard(),
    quarantine: createQuarantineGate(clock),
    decodeWatch: createDecodeWatch(clock),
  }
  const intake = createIntake({ protocols: options.protocols, pipeline, ...gates })
  const loop = { random, log }
  const tip = createChainTip({
    rpc,
    subscriptions,
    slotClock,
    clock,
    loop,
    periodMs: isMetered ? 2_000 : 1_000,
  })
  return { options, random, ...node, pipeline, intake, ...gates, tip, loop }
}

/** Prices and facts of tokens belong to whoever decodes mints. */
function createApiSources({ options, random, rpc, intake, pipeline, loop }: Base): readonly Source[] {
  const { clock, reader, priceApiUrl, tokenApiUrl, apiRequestsPerSecond } = options
  if (!options.protocols.some(({ id }) => id === 'spl-token')) return []
  const perSecond = (url: string): number => apiRequestsPerSecond ?? (isLoopback(url) ? unmetered : 0.5)
  const httpOf = (name: string, url: string) =>
    createHttpSource({ name, clock, random, requestsPerSecond: perSecond(url) / 2 })
  const tokens = createTokensSource({
    rpc,
    http: httpOf('Token API', tokenApiUrl),
    origin: tokenApiUrl,
    intake,
    pipeline,
    clock,
    loop,
  })
  const prices = createPricesSource({
    http: httpOf('Price API', priceApiUrl),
    origin: priceApiUrl,
    reader,
    intake,
    onRanked: tokens.see,
    clock,
    loop,
  })
  return [prices, tokens]
}

function statusOfRpc({ rpc, failover, subscriptions, tip, pipeline, intake }: Base): SourceStatus {
  const counters = {
    ...rpc.counters(),
    ...failover.counters(),
    ...subscriptions.counters(),
    ...pipeline.counters(),
    ...intake.counters(),
    rssBytes: process.memoryUsage.rss(),
  }
  const problem = tip.problem()
  const limitations = [failover.limitation(), tip.limitation()].filter((each) => each !== undefined)
  const following = limitations.length === 0 ? 'live' : 'degraded'
  const state =
    tip.confirmedSlot() === undefined ? 'starting' : problem === undefined ? following : 'catching-up'
  const notes = [problem, ...limitations, failover.troubleOfOther()].filter((note) => note !== undefined)
  const detail = notes.length === 0 ? undefined : notes.join(' ')
  return { source: 'rpc', state, committedSlot: tip.confirmedSlot(), detail, counters }
}
