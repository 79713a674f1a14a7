import { createHttpSource } from '~/solana/http-source'
import { createRpcClient } from '~/solana/rpc-client'
import { createSubscriptions } from '~/solana/subscriptions'
import { type Base, createChainSources } from './chain-sources'
import { createHeartbeat } from './heartbeat'
import type { IndexerOptions } from './options'
import { createDecodeWatch } from './pipeline/decode-watch'
import { createIntake } from './pipeline/intake'
import { createPipeline } from './pipeline/pipeline'
import { createPriceGuard } from './pipeline/price-guard'
import { createQuarantineGate } from './pipeline/quarantine-gate'
import { createSlotClock } from './pipeline/slot-clock'
import { createSlotWatch } from './pipeline/slot-watch'
import { createChainGate } from './sources/chain-gate'
import { type ChainTip, createChainTip } from './sources/chain-tip'
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

/** Requests a second of a loopback endpoint, which is our own. */
const unmetered = 20_000

/** Chain → rows: the sources of one indexer process, over one RPC connection and one pipeline. */
export function createIndexer(options: IndexerOptions): Indexer {
  const { writer, log } = options
  const base = createBase(options)
  const { rpc, subscriptions, pipeline, intake, slotClock, tip, loop } = base
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
    onOpen() {
      subscriptions.start()
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
      rpc.stop()
      await Promise.all([gate.stop(), tip.stop(), ...sources.map((source) => source.stop())])
      await heartbeat.stop()
      await pipeline.stop()
    },
  }
}

function createBase(options: IndexerOptions): Base {
  const { writer, clock, log, random = Math.random } = options
  const slotClock = createSlotClock(clock)
  const isMetered = !isLoopback(options.rpcUrl)
  const requestsPerSecond = options.rpcRequestsPerSecond ?? (isMetered ? 8 : unmetered)
  const rpc = createRpcClient({ url: options.rpcUrl, clock, random, requestsPerSecond })
  const subscriptions = createSubscriptions({ url: options.wsUrl, clock, random, log })
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
  return { options, random, rpc, subscriptions, pipeline, intake, ...gates, tip, loop, isMetered }
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

function statusOfRpc({ rpc, subscriptions, tip, pipeline, intake }: Base): SourceStatus {
  const counters = {
    ...rpc.counters(),
    ...subscriptions.counters(),
    ...pipeline.counters(),
    ...intake.counters(),
    rssBytes: process.memoryUsage.rss(),
  }
  const detail = tip.problem() ?? tip.limitation()
  return { source: 'rpc', state: stateOfRpc(tip), committedSlot: tip.confirmedSlot(), detail, counters }
}

function stateOfRpc(tip: ChainTip): SourceStatus['state'] {
  if (tip.confirmedSlot() === undefined) return 'starting'
  if (tip.problem() !== undefined) return 'catching-up'
  return tip.limitation() === undefined ? 'live' : 'degraded'
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
