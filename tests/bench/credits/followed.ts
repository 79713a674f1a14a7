import { setTimeout as pause } from 'node:timers/promises'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { createIndexer } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { Ledger } from '~/simulator/ledger'
import { createSimulatorServer } from '~/simulator/server'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { migrate } from '~/store/postgres/migrate'
import { createPool } from '~/store/postgres/pool'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { openCountingGeyser } from './counting-geyser'
import { type Counts, openCountingNode } from './counting-node'
import type { Stream } from './prices'

/** An indexer that follows a ledger as it would follow a node of a provider, with the provider's limits. */
export interface Followed {
  counts(): Counts
  /** Resolves when all sources follow the chain live, and orders without opening time have been looked up. */
  untilSettled(): Promise<void>
  /** Current state of each source that is not live, for messages. */
  notLive(): readonly string[]
  /** Sum of a counter of all sources. */
  counter(name: string): number
  stop(): Promise<void>
}

export interface FollowOptions {
  readonly databaseUrl: string
  readonly ids: readonly ProtocolId[]
  readonly backfillDays?: number
}

/** Ways to follow the chain that this benchmark measures. */
export const sources: readonly { readonly stream: Stream; readonly name: string }[] = [
  { stream: 'pubsub', name: 'JSON-RPC and PubSub' },
  { stream: 'geyser', name: 'Geyser' },
]

const longestWaitMs = 600_000
/** Longer than the pause in which orders are looked up again. */
const lookUpEveryMs = 25_000
/**
 * Number of these pauses without a lookup after which all orders have been looked up. After one, the first may be
 * still under way on a busy machine, and its calls would count as those of an idle indexer.
 */
const quietPauses = 2

/** Starts an indexer that reads the ledger through proxies which count. */
export async function follow(stream: Stream, ledger: Ledger, options: FollowOptions): Promise<Followed> {
  const { databaseUrl, ids, backfillDays } = options
  const isGeyser = stream === 'geyser'
  const server = await createSimulatorServer({
    ...{ ledger, host: '127.0.0.1', port: 0, log: silentLog },
    geyser: isGeyser ? { port: 0 } : undefined,
  })
  const node = await openCountingNode(server)
  const geyser = server.geyserUrl === undefined ? undefined : await openCountingGeyser(server.geyserUrl)
  const pool = createPool({ url: databaseUrl, profile: 'writer', log: silentLog })
  await migrate(pool)
  const indexer = createIndexer({
    rpcUrl: node.url,
    wsUrl: node.wsUrl,
    geyser: geyser && { url: geyser.url },
    tokenApiUrl: server.url,
    priceApiUrl: server.url,
    isMetered: true,
    writer: createBatchWriter(pool),
    reader: createIndexStateReader(pool),
    protocols: ids.map((id) => protocols[id]),
    clock: systemClock,
    log: silentLog,
    ...(backfillDays !== undefined && { backfillDays: () => backfillDays }),
  })
  indexer.start()
  const notLive = () =>
    indexer
      .statuses()
      .filter(({ source, state }) => /^(rpc|geyser|accounts|events)/.test(source) && state !== 'live')
      .map(({ source, state, detail }) => `${source} ${state} ${detail ?? ''}`)
  const counter = (name: string) =>
    indexer.statuses().reduce((sum, { counters }) => sum + (counters[name] ?? 0), 0)
  return {
    counts() {
      const { calls, streamed } = node.counts()
      return { calls, streamed: { pubsub: streamed, geyser: geyser?.streamed() ?? new Map() } }
    },
    notLive,
    counter,
    async untilSettled() {
      const deadline = performance.now() + longestWaitMs
      for (let quiet = 0; quiet < quietPauses; ) {
        if (performance.now() > deadline) throw new Error(`not live: ${notLive().join('; ')}`)
        const lookedUp = counter('orders')
        await pause(lookUpEveryMs)
        quiet = notLive().length > 0 || counter('orders') > lookedUp ? 0 : quiet + 1
      }
    },
    async stop() {
      await indexer.stop()
      geyser?.stop()
      await node.stop()
      await server.stop()
      await pool.end()
    },
  }
}
