import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { createHttpSource } from '~/solana/http-source'
import { createRpcClient, type RpcClient } from '~/solana/rpc-client'
import { createSubscriptions, type Subscriptions } from '~/solana/subscriptions'
import type { BatchWriter } from '~/store/batch'
import type { IndexStateReader } from '~/store/read-index-state'
import { createHeartbeat } from './heartbeat'
import { createCollectingIntake } from './pipeline/collecting-intake'
import { createIntake, type Intake, type IntakeOptions } from './pipeline/intake'
import { createPipeline, type Pipeline } from './pipeline/pipeline'
import { createPriceGuard } from './pipeline/price-guard'
import { createQuarantineGate } from './pipeline/quarantine-gate'
import { createSlotClock } from './pipeline/slot-clock'
import { createSlotWatch, type SlotWatch } from './pipeline/slot-watch'
import { createAccountsSource } from './sources/accounts'
import { createChainGate } from './sources/chain-gate'
import { type ChainTip, createChainTip } from './sources/chain-tip'
import { createEventsSource } from './sources/events'
import { createFinality } from './sources/finality'
import { oraclePricesOf } from './sources/oracle-prices'
import { createOrderHistory } from './sources/order-history'
import { createPricesSource } from './sources/prices'
import type { LoopOptions, Source, SourceStatus } from './sources/source'
import { createSweep } from './sources/sweep'
import { createTokensSource } from './sources/tokens'

export interface IndexerOptions {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Origin of a Token API v2, e.g. https://lite-api.jup.ag. */
  readonly tokenApiUrl: string
  /** Origin of a Price API v3. */
  readonly priceApiUrl: string
  readonly writer: BatchWriter
  /** What the store already has, so that only what is missing is asked for. */
  readonly reader: IndexStateReader
  /** The programs that this indexer follows; with `spl-token` it also looks after tokens and prices. */
  readonly protocols: readonly Protocol[]
  readonly clock: Clock
  readonly log: Log
  /** How far back events are fetched for a program that was never followed before. Default 120 minutes. */
  readonly firstCatchUpMinutes?: number
  /** Calls a second that the RPC allows us; a batch counts as its calls. Default: plenty on loopback, 8 elsewhere. */
  readonly rpcRequestsPerSecond?: number | undefined
  /** Requests a second that the token and price API allow us together. Default: plenty on loopback, 0.5 elsewhere. */
  readonly apiRequestsPerSecond?: number
  /** Signatures of a program that are read at once; a longer gap is read part by part. Default 300,000. */
  readonly mostSignaturesListed?: number
  readonly random?: () => number
  /** Distinguishes what several indexers of one database tell of themselves; undefined = it is the only one. */
  readonly name?: string | undefined
  /** Called with a sentence where the database was filled from another chain: nothing is read then, and nothing written. */
  readonly onForeignChain?: ((sentence: string) => void) | undefined
}

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

/** What all sources stand on. */
interface Base extends Omit<IntakeOptions, 'pipeline' | 'protocols'> {
  readonly options: IndexerOptions
  readonly random: () => number
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly pipeline: Pipeline
  readonly intake: Intake
  readonly slots: SlotWatch
  readonly tip: ChainTip
  readonly loop: Omit<LoopOptions, 'name' | 'signal'>
  readonly isMetered: boolean
}

/** Requests a second of a loopback endpoint, which is our own. */
const unmetered = 1_000

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
  }
  const intake = createIntake({ protocols: options.protocols, pipeline, ...gates })
  const loop = { random, log }
  const tip = createChainTip({ rpc, subscriptions, slotClock, loop, periodMs: isMetered ? 2_000 : 1_000 })
  return { options, random, rpc, subscriptions, pipeline, intake, ...gates, tip, loop, isMetered }
}

function createChainSources(base: Base): readonly Source[] {
  const { options, isMetered } = base
  const { writer, log, reader } = options
  const { firstCatchUpMinutes = 120, mostSignaturesListed: mostListed = 300_000 } = options
  const followed = options.protocols.filter(({ accountFamilies }) => accountFamilies.length > 0)
  const cursors = lazily(async () => {
    return new Map((await writer.readCursors()).map((cursor) => [cursor.source, cursor]))
  })
  const readCursor = async (source: string) => (await cursors()).get(source)
  const firstCatchUp = { minutes: firstCatchUpMinutes, atLeast: isMetered ? 100 : 1_000 }
  const all = { ...base, protocols: followed, reader, readCursor, log }
  const sources: Source[] = []
  for (const protocol of followed) {
    sources.push(createAccountsSource({ ...all, protocol }))
    for (const programId of protocol.programIds) {
      sources.push(createEventsSource({ ...all, protocol, programId, mostListed, firstCatchUp }))
    }
  }
  const collecting = () => createCollectingIntake(all)
  sources.push(createFinality({ ...all, collecting, periodMs: isMetered ? 5_000 : 1_000 }))
  sources.push(createSweep(all))
  sources.push(createOrderHistory({ ...all, ordersPerRequest: isMetered ? 4 : 25 }))
  return sources
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
  const detail = tip.problem() ?? subscriptions.problem()
  const state = tip.confirmedSlot() === undefined ? 'starting' : detail === undefined ? 'live' : 'catching-up'
  return { source: 'rpc', state, committedSlot: tip.confirmedSlot(), detail, counters }
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Asks once, and again only after a failure. */
function lazily<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return asked
  }
}
