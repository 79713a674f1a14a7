import { createApiSources } from './api-sources'
import { type Base, createChainSources } from './chain-sources'
import { createHeartbeat } from './heartbeat'
import { openNodeAccess } from './node-access'
import type { IndexerOptions } from './options'
import { createChainClock, describeSkew } from './pipeline/chain-clock'
import { createDecodeWatch } from './pipeline/decode-watch'
import { createIntake } from './pipeline/intake'
import { createPipeline } from './pipeline/pipeline'
import { createPriceGuard } from './pipeline/price-guard'
import { createQuarantineLimiter } from './pipeline/quarantine-limiter'
import { createSlotClock } from './pipeline/slot-clock'
import { createSlotLimit } from './pipeline/slot-limit'
import { createSlotWatch } from './pipeline/slot-watch'
import { createChainTip } from './sources/chain/chain-tip'
import { createClusterCheck } from './sources/chain/cluster-check'
import { oraclePricesOf } from './sources/market/oracle-prices'
import type { SourceStatus } from './sources/source'

export type { IndexerOptions } from './options'

export interface Indexer {
  /**
   * Starts to follow the chain and returns immediately. While the RPC is unreachable the indexer retries, and
   * the heartbeat reports it.
   */
  start(): void
  /** Current state of each source, as written by the heartbeat. */
  statuses(): readonly SourceStatus[]
  /** Prevents further writes, because another process may take over writing. `stop` must still be called. */
  abandon(): void
  /** Stops all sources, and writes the data that has arrived. Resolves when no source runs any more. */
  stop(): Promise<void>
}

/**
 * Creates the sources of one indexer process, which share one RPC connection and one pipeline. They turn
 * chain data into rows.
 */
export function createIndexer(options: IndexerOptions): Indexer {
  const { writer, log } = options
  const base = createBase(options)
  const { rpc, failover, subscriptions, pipeline, intake, slotClock, chainClock, tip, loop } = base
  const sources = [...createChainSources(base), ...createApiSources(base)]
  intake.onState((write) => {
    for (const price of oraclePricesOf(write)) intake.acceptPrice(price)
  })

  function statuses(): readonly SourceStatus[] {
    return [statusOfRpc(base), ...sources.flatMap((source) => source.statuses())]
  }
  const clusterCheck = createClusterCheck({
    rpc,
    writer,
    loop,
    isDated: () => tip.confirmedSlot() !== undefined && chainClock.unsettled() !== 'behind',
    expectChain: failover.expectChain,
    onOpen() {
      subscriptions.start()
      failover.watchSocket(subscriptions)
      for (const source of sources) source.start()
    },
    onForeign: options.onForeignChain ?? ((sentence) => log.error({}, sentence)),
  })
  const chainProblem = () => clusterCheck.problem() ?? tip.problem()
  const heartbeat = createHeartbeat({
    writer,
    tip,
    slotClock,
    statuses,
    chainProblem,
    isStreamed: options.geyser !== undefined,
    writeProblem: pipeline.stuckProblem,
    name: options.name,
    clock: chainClock,
    log,
  })

  return {
    statuses,
    start() {
      tip.start()
      heartbeat.start()
      clusterCheck.start()
    },
    abandon() {
      void heartbeat.stop() // stopped first, so that it does not report data as stored that is not committed
      pipeline.abandon()
    },
    async stop() {
      subscriptions.stop()
      failover.stop()
      await Promise.all([clusterCheck.stop(), tip.stop(), ...sources.map((source) => source.stop())])
      await heartbeat.stop()
      await pipeline.stop()
    },
  }
}

function createBase(given: IndexerOptions): Base {
  const { writer, log, random = Math.random } = given
  const chainClock = given.chainClock ?? createChainClock(given.clock)
  const clock = chainClock
  const options = { ...given, clock }
  const slotClock = createSlotClock(clock)
  const slotLimit = createSlotLimit(clock)
  const node = openNodeAccess(options, slotLimit)
  const { rpc, subscriptions, isMetered } = node
  const onPressure = (full: boolean): void => (full ? subscriptions.pause() : subscriptions.resume())
  const slots = createSlotWatch()
  const pipeline = createPipeline({ writer, slots, random, log, onPressure })
  const limiter = {
    slotClock,
    priceGuard: createPriceGuard(),
    quarantine: createQuarantineLimiter(clock),
    decodeWatch: createDecodeWatch(clock),
  }
  const intake = createIntake({ protocols: options.protocols, pipeline, ...limiter })
  const loop = { random, log }
  const pace = isMetered
    ? { periodMs: 2_000, reportedPeriodMs: 5_000, datedEveryMs: 60_000 }
    : { periodMs: 1_000, reportedPeriodMs: 1_000, datedEveryMs: 0 }
  const tip = createChainTip({ rpc, subscriptions, slotLimit, slotClock, chainClock, clock, loop, ...pace })
  return { options, random, ...node, slots, pipeline, intake, chainClock, slotLimit, ...limiter, tip, loop }
}

function statusOfRpc(base: Base): SourceStatus {
  const { rpc, failover, subscriptions, chainClock, tip, pipeline, intake } = base
  const counters = {
    ...rpc.counters(),
    ...failover.counters(),
    ...subscriptions.counters(),
    ...pipeline.counters(),
    ...intake.counters(),
    rssBytes: process.memoryUsage.rss(),
  }
  const problem = tip.problem()
  const aheadSeconds = chainClock.aheadSeconds()
  const skew = aheadSeconds === undefined ? undefined : describeSkew(aheadSeconds)
  const limitations = [failover.limitation(), tip.limitation(), skew].filter((each) => each !== undefined)
  const following = limitations.length === 0 ? 'live' : 'degraded'
  const state =
    tip.confirmedSlot() === undefined ? 'starting' : problem === undefined ? following : 'catching-up'
  const notes = [problem, ...limitations, failover.troubleOfOther()].filter((note) => note !== undefined)
  const detail = notes.length === 0 ? undefined : notes.join(' ')
  return { source: 'rpc', state, committedSlot: tip.confirmedSlot(), detail, counters }
}
