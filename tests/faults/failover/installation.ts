import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { createSimulatorServer } from '~/simulator/server'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startGeyserStub } from '../../helpers/geyser-stub'
import type { SeededRandom } from '../../helpers/seeded-random'
import { createKnownChain, type KnownChain } from '../ground-truth/known-chain'
import { type RoleProcess, superviseRole } from '../ground-truth/role-process'
import { freePort } from '../ground-truth/stack'
import { type Cluster, type ClusterOptions, startCluster } from './cluster'
import { type Reader, sendReader } from './reader'
import { wait } from './wait'

export interface InstallationOptions extends ClusterOptions {
  /** Whether each indexer writes some of the protocols, instead of one that writes all and one that waits. */
  readonly isSplit: boolean
}

/** A cluster, two indexers, two web processes that read from the standby, and a reader of each. */
export interface Installation {
  readonly cluster: Cluster
  readonly chain: KnownChain
  readonly readers: readonly Reader[]
  /** Sets the number of events per block; 0: blocks are empty. */
  load(events: number): void
  /** Updates of the chain since the last call of `load`: events and changed accounts. */
  updates(): number
  openPool(url: string): Pool
  /** Stops everything. `keepsLogs`: the folder with the logs stays. */
  stop(keepsLogs?: boolean): Promise<void>
}

const blockMs = 400
/** The Geyser node repeats the blocks of three minutes, as usual for a provider. */
const retainedSlots = 450

export async function startInstallation(
  random: SeededRandom,
  options: InstallationOptions,
): Promise<Installation> {
  const cluster = await startCluster(options)
  const chain = createKnownChain(random)
  const { ledger } = chain
  const node = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  const geyser = await startGeyserStub(ledger, { retainedSlots })
  let [events, updates] = [0, 0]
  ledger.onSlot(({ accounts, closed, transactions }) => {
    updates += accounts.length + closed.length + transactions.length
  })
  const timer = setInterval(() => (events === 0 ? chain.rest() : chain.grow(events)), blockMs)
  const shared = {
    SOLANA_RPC_URL: node.url,
    SOLANA_WS_URL: node.url.replace('http', 'ws'),
    TOKEN_API_URL: node.url,
    PRICE_API_URL: node.url,
    GEYSER_URL: geyser.url,
    BACKFILL_DAYS: '0',
    DATABASE_URL: cluster.databaseUrl,
  }
  const start = (name: string, role: string, settings: Readonly<Record<string, string>>): RoleProcess =>
    superviseRole(name, role, { ...shared, ...settings }, join(cluster.folder, `${name}.log`))
  const shares = options.isSplit
    ? [{ INDEX_PROTOCOLS: 'drift-perps' }, { INDEX_PROTOCOLS: 'jupiter-dca,jupiter-limit,spl-token' }]
    : [{}, {}]
  const indexers = shares.map((share, n) => start(`indexer-${n + 1}`, 'indexer', share))
  const ports = [await freePort(), await freePort()]
  const webs = ports.map((port, n) =>
    start(`web-${n + 1}`, 'web', {
      DATABASE_READ_URL: cluster.readUrl,
      SESSION_SECRET: 'a secret that only the fault tests use',
      PORT: String(port),
    }),
  )
  const readers = ports.map((port) => sendReader(`http://127.0.0.1:${port}`))

  return {
    ...{ cluster, chain, readers },
    load(count) {
      events = count
      updates = 0
    },
    updates: () => updates,
    openPool: (url) => createPool({ url, profile: 'maintenance', log: silentLog }),
    async stop(keepsLogs = false) {
      clearInterval(timer)
      await Promise.all(readers.map((reader) => reader.stop()))
      await Promise.all([...indexers, ...webs].map((role) => role.stop()))
      await Promise.all([node.stop(), geyser.stop()])
      ledger.stop()
      await cluster.stop(keepsLogs)
    },
  }
}

/** Waits until the store at a URL follows the events of both protocols that the chain has. */
export async function waitFollowing(pool: Pool): Promise<void> {
  await wait('the indexers follow the chain', async () => {
    const { rows } = await pool.query<{ sources: number }>(
      `select count(*)::int as sources from heartbeat where source ~ '^(events|accounts):(jupiter-dca|drift-perps)'
        and state in ('live', 'degraded') and committed_slot is not null and at > now() - interval '5 seconds'`,
    )
    return rows[0]?.sources === 4
  })
}
