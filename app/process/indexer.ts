import { type ProtocolId, protocolIds } from '~/domain/protocol'
import type { Environment, SolanaNodes } from '~/env.server'
import { createIndexer, type Indexer } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { createPool, type Pool } from '~/store/pool'
import { createPruner } from '~/store/prune'
import { createIndexStateReader } from '~/store/read-index-state'
import { withoutOldFills } from '~/store/retention'
import { createBatchWriter } from '~/store/write-batch'
import { holdWriterLock } from '~/store/writer-lock'
import { tellReady } from './parent-link'
import { failToStart } from './run-process'
import { type Running, stopInReverse } from './running'
import { StartFailure } from './start-failure'

/**
 * Chain → rows. Waits until no other indexer writes these protocols, then follows the chain; when the lock is lost with its connection,
 * it stops writing and stands in line again.
 */
export async function startIndexerRole(
  environment: Environment,
  databaseUrl: string,
  log: Log,
): Promise<Running> {
  const { solana } = environment
  if (!solana)
    throw new StartFailure(
      'ROLE=indexer needs SOLANA_RPC_URL: name a node, or start with ROLE=all to get the simulated cluster.',
    )
  const pool = createPool({ url: databaseUrl, profile: 'writer', log })
  const chosen = environment.protocols ?? protocolIds
  let atWork: Writing | undefined
  const lock = holdWriterLock({
    url: databaseUrl,
    protocols: chosen,
    log,
    onHeld() {
      atWork = startWriting(pool, environment, solana, chosen, log)
    },
    async onLost() {
      atWork?.abandon()
      await atWork?.stop()
      atWork = undefined
    },
  })
  const { redisUrl } = environment
  const announcer = redisUrl && (await startAnnouncer(databaseUrl, redisUrl, log))
  tellReady({})
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

/** Redis is loaded where there is one. */
async function startAnnouncer(databaseUrl: string, redisUrl: string, log: Log): Promise<Running> {
  const { createChangeAnnouncer } = await import('~/store/redis/change-notices')
  return createChangeAnnouncer({ databaseUrl, redisUrl, log })
}

/** Drift's programs write as much in a day as all others in a week. */
const usualDays = { drift: 1, others: 7 } as const

/** Also of no days it is told from when on everything is known. What would be dropped again is not brought in. */
function backfillOf({ backfillDays, retentionDays }: Environment): (protocol: ProtocolId) => number {
  return (protocol) => {
    const days = backfillDays ?? (protocol === 'drift-perps' ? usualDays.drift : usualDays.others)
    return Math.min(days, retentionDays ?? days)
  }
}

interface Writing extends Running {
  /** Begins no further write, at once. */
  abandon(): void
}

function startWriting(
  pool: Pool,
  environment: Environment,
  solana: SolanaNodes,
  chosen: readonly ProtocolId[],
  log: Log,
): Writing {
  const { retentionDays, backfillDays: historyDays } = environment
  const pruner = createPruner({ pool, clock: systemClock, log, retentionDays, historyDays })
  const writer = createBatchWriter(pool, systemClock)
  const weeksMade = pruner.makeReady()
  let abandoned = false
  // The chain is read meanwhile, but the first write finds the weeks made, so that nothing has to be moved into them later.
  const write: typeof writer.write = async (batch) => {
    await weeksMade
    if (abandoned) throw new Error('another process writes by now')
    return writer.write(withoutOldFills(batch, retentionDays, Math.floor(systemClock.nowMs() / 1000)))
  }
  const indexer: Indexer = createIndexer({
    ...solana,
    rpcRequestsPerSecond: environment.rpcRequestsPerSecond,
    backfillDays: backfillOf(environment),
    tokenApiUrl: environment.tokenApiUrl ?? solana.rpcUrl,
    priceApiUrl: environment.priceApiUrl ?? solana.rpcUrl,
    writer: { ...writer, write },
    reader: createIndexStateReader(pool),
    protocols: chosen.map((id) => protocols[id]),
    name: environment.protocols?.join('+'),
    onForeignChain: (sentence) => failToStart(new StartFailure(sentence)),
    clock: systemClock,
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
