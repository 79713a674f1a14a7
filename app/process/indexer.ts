import { randomBytes } from 'node:crypto'
import { type ProtocolId, type ProtocolKind, protocolFacts, protocolIds } from '~/domain/protocol/protocol'
import type { SolanaNodes } from '~/env/node-settings'
import type { Environment } from '~/env.server'
import { createIndexer, type Indexer } from '~/indexer/indexer'
import { createChainClock, createEventClock } from '~/indexer/pipeline/chain-clock'
import { systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { createFence, LeaseLost, type WriterLease } from '~/store/ingest/lease/writer-lease'
import { holdWriterLock } from '~/store/ingest/lease/writer-lock'
import { sessionNames } from '~/store/ingest/lease/writer-sessions'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, dropConnections, type Pool } from '~/store/postgres/pool'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { createPruner } from '~/store/upkeep/prune'
import { withoutOldFills } from '~/store/upkeep/retention'
import { sendReady } from './parent-link'
import { failToStart } from './run-process'
import { type Running, stopInReverse } from './running'
import { StartFailure } from './start-failure'

/**
 * Starts the indexer role. The role waits until no other indexer writes the same protocols, and follows the
 * chain after that. If it loses the lease, it stops writing and waits again.
 */
export async function startIndexerRole(
  environment: Environment,
  databaseUrl: string,
  log: Log,
): Promise<Running> {
  const { solana } = environment
  if (!solana)
    throw new StartFailure(
      'ROLE=indexer needs SOLANA_RPC_URL: set it to a node, or start with ROLE=all to use the simulated cluster.',
    )
  const holder = randomBytes(6).toString('hex')
  const pool = createPool({ url: databaseUrl, profile: 'writer', name: sessionNames(holder).work, log })
  const chosen = environment.protocols ?? protocolIds
  let atWork: Writing | undefined
  const lock = holdWriterLock({
    url: databaseUrl,
    protocols: chosen,
    holder,
    log,
    onHeld(lease) {
      atWork = startWriting({ pool, lease, environment, solana, chosen, log })
    },
    async onLost() {
      atWork?.abandon()
      // Otherwise stopping would wait for responses of a server that may be lost. Data that is not committed
      // is read again later.
      await dropConnections(pool)
      await atWork?.stop()
      atWork = undefined
    },
  })
  const { redisUrl } = environment
  const announcer = redisUrl && (await startAnnouncer(databaseUrl, redisUrl, log))
  sendReady({})
  return {
    async stop() {
      await stopInReverse([
        { stop: () => pool.end() },
        ...(announcer ? [announcer] : []),
        lock,
        ...(atWork ? [atWork] : []),
      ])
    },
  }
}

/** Loads the Redis code only if the settings use Redis. */
async function startAnnouncer(databaseUrl: string, redisUrl: string, log: Log): Promise<Running> {
  const { createChangeAnnouncer } = await import('~/store/redis/change-notices')
  return createChangeAnnouncer({ databaseUrl, redisUrl, log })
}

/**
 * Default number of days of history. A perps venue writes as much in a day as all other programs in a week.
 */
const usualDays: Readonly<Record<ProtocolKind, number>> = { dca: 7, limit: 7, perp: 1, token: 7 }

/**
 * Returns the number of days of history to load for each protocol. With 0 days backfill still runs, because
 * it records the time since which all data is known. History that is older than the retention is not loaded,
 * because it would be pruned immediately.
 */
function backfillOf({ backfillDays, retentionDays }: Environment): (protocol: ProtocolId) => number {
  return (protocol) => {
    const days = backfillDays ?? usualDays[protocolFacts[protocol].kind]
    return Math.min(days, retentionDays ?? days)
  }
}

interface Writing extends Running {
  /** Prevents all further writes. */
  abandon(): void
}

interface WritingOptions {
  readonly pool: Pool
  readonly lease: WriterLease
  readonly environment: Environment
  readonly solana: SolanaNodes
  readonly chosen: readonly ProtocolId[]
  readonly log: Log
}

/** Returns the settings of the pruner. */
function retentionOf({ retentionDays, tableRetention, backfillDays: historyDays }: Environment) {
  return { retentionDays, tableRetention, historyDays }
}

function startWriting({ pool, lease, environment, solana, chosen, log }: WritingOptions): Writing {
  const fence = createFence(lease)
  const chainClock = createChainClock(systemClock)
  const pruner = createPruner({ pool, clock: chainClock, log, ...retentionOf(environment), fence })
  const writer = createBatchWriter(pool, createEventClock(chainClock), fence)
  const weeksMade = pruner.makeReady()
  let abandoned = false
  // The chain is already read at this time, but the first write waits until the weekly partitions exist.
  // Otherwise rows would have to be moved into their partitions later.
  const write: typeof writer.write = async (batch) => {
    await weeksMade
    if (abandoned) throw new LeaseLost('Another process has taken over the writer lease.')
    const oldestAt = await pruner.oldestKept()
    return writer.write(oldestAt === undefined ? batch : withoutOldFills(batch, oldestAt))
  }
  const indexer: Indexer = createIndexer({
    ...solana,
    geyser: environment.geyser,
    rpcRequestsPerSecond: environment.rpcRequestsPerSecond,
    backfillDays: backfillOf(environment),
    tokenApiUrl: environment.tokenApiUrl ?? solana.rpcUrl,
    priceApiUrl: environment.priceApiUrl ?? solana.rpcUrl,
    apiKey: environment.jupiterApiKey,
    apiRequestsPerSecond: environment.jupiterRequestsPerSecond,
    writer: { ...writer, write },
    reader: createIndexStateReader(pool),
    protocols: chosen.map((id) => protocols[id]),
    name: environment.protocols?.join('+'),
    onForeignChain: (sentence) => failToStart(new StartFailure(sentence)),
    clock: systemClock,
    chainClock,
    log,
  })
  indexer.start()
  return {
    abandon() {
      abandoned = true
      indexer.abandon()
    },
    async stop() {
      await weeksMade
      await stopInReverse([writer, pruner, indexer])
    },
  }
}
