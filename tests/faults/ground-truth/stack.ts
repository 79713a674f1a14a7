import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { silentLog } from '~/lib/log'
import { createSimulatorServer } from '~/simulator/server'
import { createPool, type Pool } from '~/store/postgres/pool'
import { startGeyserStub } from '../../helpers/geyser-stub'
import { type BentNode, serveBentNode } from '../../helpers/nodes/bent-proxy'
import type { SeededRandom } from '../../helpers/seeded-random'
import { startTestServer, type TestServer } from '../../helpers/store/database-server'
import { storedEvents } from './judge'
import { createKnownChain, type KnownChain } from './known-chain'
import { type RoleProcess, superviseRole } from './role-process'
import { openStoreDisk, type StoreDisk } from './store-disk'
import { openTcpLink, type TcpLink } from './tcp-link'
import { sendVisitor, type Visitor } from './visitor'

export interface StackOptions {
  /** How the indexers follow the chain. */
  readonly over: 'subscriptions' | 'geyser'
  /** Number of events per block. Default: none to three. */
  readonly eventsPerBlock: number
  /** Number of orders at the beginning. */
  readonly orders: number
  /** Whether the indexers read from a node that can send wrong responses. */
  readonly isLying: boolean
  /** Further settings of the indexers. */
  readonly indexerSettings: Readonly<Record<string, string>>
  /** Further settings of the web process. */
  readonly webSettings: Readonly<Record<string, string>>
  /** Whether PostgreSQL has a file system of its own, which a test can fill. */
  readonly isOnSmallDisk: boolean
  /** Installation whose build runs, if it is not this one. It migrates the database itself. */
  readonly folder: string
  /** Settings of PostgreSQL. */
  readonly storeSettings: Readonly<Record<string, string>>
}

/** A whole installation: a node, PostgreSQL, an indexer with its standby, a web process, and a visitor. */
export interface Stack {
  readonly chain: KnownChain
  readonly store: TestServer
  /** PostgreSQL's file system, if it has one of its own. */
  readonly disk: StoreDisk | undefined
  readonly pool: Pool
  /** The node that the indexers read from, if it can send wrong responses. */
  readonly node: BentNode | undefined
  readonly indexers: readonly RoleProcess[]
  readonly web: RoleProcess
  /** Starts a second web process, which the caller stops. */
  startWeb(): Promise<{ readonly role: RoleProcess; readonly port: number }>
  /** Connections between processes, by their two ends. */
  readonly links: Readonly<
    Record<'indexer–node' | 'indexer–PostgreSQL' | 'web–PostgreSQL' | 'visitor–web', TcpLink>
  >
  readonly visitor: Visitor
  /** Starts the blocks with events. Until then, and after `calm`, the chain has empty blocks. */
  stir(): void
  calm(): void
  /** Closes all connections of the node and opens its port again. */
  restartNode(): Promise<void>
  /** Resolves when every event of this moment is confirmed and stored. Throws after 90 seconds. */
  waitCaughtUp(): Promise<void>
  stop(): Promise<void>
}

const blockMs = 400
const mostWaitMs = 90_000
const pollMs = 100

/** `fsync` only matters when the machine loses power. Everything that protects from killed processes is on. */
const safeWithoutPowerCut = { synchronous_commit: 'on', full_page_writes: 'on' }

/** Starts an installation on a chain. `logFolder` gets a log per process. */
export async function startStack(random: SeededRandom, options: Partial<StackOptions> = {}): Promise<Stack> {
  const { over = 'subscriptions', orders = 8, indexerSettings = {}, storeSettings = {} } = options
  const { webSettings = {} } = options
  const chain = createKnownChain(random, orders)
  const serve = (port: number) =>
    createSimulatorServer({ ledger: chain.ledger, host: '127.0.0.1', port, log: silentLog })
  let node = await serve(0)
  const lying = options.isLying ? await serveBentNode(node) : undefined
  const geyser = over === 'geyser' ? await startGeyserStub(chain.ledger) : undefined
  const disk = options.isOnSmallDisk ? openStoreDisk() : undefined
  const settings = { ...safeWithoutPowerCut, ...storeSettings }
  const store = await startTestServer({
    settings,
    parent: disk?.folder,
    isEmpty: options.folder !== undefined,
  })
  const pool = createPool({ url: store.url, profile: 'maintenance', log: silentLog })
  const links = {
    'indexer–node': await openTcpLink(Number(new URL(geyser?.url ?? lying?.url ?? node.url).port)),
    'indexer–PostgreSQL': await openTcpLink(Number(new URL(store.url).port)),
    'web–PostgreSQL': await openTcpLink(Number(new URL(store.url).port)),
    'visitor–web': await openTcpLink(await freePort()),
  }

  let isStirred = false
  const timer = setInterval(() => (isStirred ? chain.grow(options.eventsPerBlock) : chain.rest()), blockMs)
  const logs = mkdtempSync(join(tmpdir(), 'sextant-faults-'))
  const nodePort = geyser ? new URL(node.url).port : String(links['indexer–node'].port)
  const nodeUrl = `http://127.0.0.1:${nodePort}`
  const shared = {
    SOLANA_RPC_URL: nodeUrl,
    SOLANA_WS_URL: `ws://127.0.0.1:${nodePort}`,
    TOKEN_API_URL: node.url,
    PRICE_API_URL: node.url,
    BACKFILL_DAYS: '0',
    ...(geyser && { GEYSER_URL: `http://127.0.0.1:${links['indexer–node'].port}` }),
  }
  const through = (link: TcpLink) => {
    const url = new URL(store.url)
    url.port = String(link.port)
    return url.href
  }
  const indexers = ['indexer', 'standby'].map((name) =>
    superviseRole(
      name,
      'indexer',
      { ...shared, DATABASE_URL: through(links['indexer–PostgreSQL']), ...indexerSettings },
      join(logs, `${name}.log`),
      options.folder,
    ),
  )
  const startWeb = (name: string, port: number) =>
    superviseRole(
      name,
      'web',
      {
        ...shared,
        DATABASE_URL: through(links['web–PostgreSQL']),
        SESSION_SECRET: 'a secret that only the fault tests use',
        PORT: String(port),
        ...webSettings,
      },
      join(logs, `${name}.log`),
      options.folder,
    )
  const web = startWeb('web', links['visitor–web'].target)
  const visitor = sendVisitor(`http://127.0.0.1:${links['visitor–web'].port}`)

  async function waitCaughtUp(): Promise<void> {
    const slot = chain.ledger.currentSlot()
    await until(`slot ${slot} is stored (logs: ${logs})`, async () => {
      if (chain.confirmedSlot() < slot) return false
      // A fork may replace events up to this slot meanwhile.
      return (await storedEvents(pool, slot)) === chain.events(slot)
    })
  }

  return {
    ...{ chain, store, disk, pool, node: lying, indexers, web, links, visitor, waitCaughtUp },
    async startWeb() {
      const port = await freePort()
      return { role: startWeb('second web', port), port }
    },
    stir() {
      isStirred = true
    },
    calm() {
      isStirred = false
    },
    async restartNode() {
      const { port } = new URL(node.url)
      await node.stop()
      node = await serve(Number(port))
    },
    async stop() {
      clearInterval(timer)
      await Promise.all([...indexers, web].map((role) => role.stop()))
      await visitor.stop()
      await Promise.all(Object.values(links).map((link) => link.stop()))
      await pool.end()
      await lying?.die()
      await Promise.all([store.stop(), node.stop(), geyser?.stop()])
      disk?.remove()
      chain.ledger.stop()
    },
  }
}

/** Returns a port that is free now. A web process can't report its port to this program. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('the port is unknown')
  return address.port
}

/** Waits for a condition. A failed read counts as “not yet”, because the database may be down. */
export async function until(what: string, holds: () => Promise<boolean>, mostMs = mostWaitMs): Promise<void> {
  const untilMs = performance.now() + mostMs
  while (!(await holds().catch(() => false))) {
    if (performance.now() > untilMs) throw new Error(`not within ${mostMs / 1_000} s: ${what}`)
    await pause(pollMs)
  }
}

/** Waits until the indexer has the accounts of all programs and follows their events. */
export async function waitLive({ pool }: Stack): Promise<void> {
  await until('the indexer follows the chain', async () => {
    const { rows } = await pool.query<{ open: number; live: number }>(
      `select count(*) filter (where state not in ('live', 'degraded') or committed_slot is null)::int as open,
        count(*)::int as live
      from heartbeat where source ~ '^(events|accounts):(jupiter-dca|drift-perps)' and at > now() - interval '5 seconds'`,
    )
    return rows[0]?.open === 0 && rows[0].live === 4
  })
}
