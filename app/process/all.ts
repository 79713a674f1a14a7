import { randomBytes } from 'node:crypto'
import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import { type Child, type ChildOptions, superviseChild } from './child'
import { takeDataDir } from './data-dir'
import type { Store } from './open-store'
import type { ReadyFacts } from './parent-link'
import { type Running, stopInReverse } from './running'
import { requireSessionSecrets, sessionSecretsIn } from './session-secret'

export interface AllOptions {
  readonly environment: Environment
  readonly entry: string
  readonly root: string
  readonly log: Log
}

/**
 * Starts the whole product on one machine. The web role runs in this process. All other parts that the
 * settings do not provide are started and supervised as well. Parts on which others depend start first. The
 * code of the database and of the web role is loaded after they have been started.
 */
export async function startAll({ environment, entry, root, log }: AllOptions): Promise<Running> {
  const parts: Running[] = []
  let opening: Promise<unknown> = Promise.resolve()
  // If the stop did not wait for the start, a server that is just starting would be left behind.
  const end = () => Promise.allSettled([opening]).then(() => stopInReverse(parts))
  const onHopeless = () => void end().finally(() => process.exit(1))
  const supervised = { entry, onHopeless, log }
  try {
    const place = takePlace(environment, parts)
    // Started first, so that the cluster creates its world while the database is being created. Both take
    // seconds.
    const geyserToken = environment.simulator.geyser && randomBytes(24).toString('hex')
    const node = environment.solana ? undefined : startNode(supervised, geyserToken)
    if (node) parts.push(node)
    const opened = openStore(place, environment, parts, log)
    opening = opened
    const [{ store, sessionSecrets }, { startWeb }] = await Promise.all([opened, import('./web')])
    // The cluster's URL is taken from the child's report. If it were a setting, the setting could open any
    // private address to the image proxy.
    const simulatorOrigin = () => node?.facts()?.url
    const databaseUrl = store.url
    const web = { environment, databaseUrl, sessionSecrets, root, log, simulatorOrigin, showsProgress: true }
    parts.push(startIndexing({ ...supervised, environment, databaseUrl, node, geyserToken }))
    parts.push(await startWeb(web))
  } catch (error) {
    await stopInReverse(parts)
    throw error
  }
  return { stop: () => stopInReverse(parts) }
}

/** Location of the store: an external server, or a data folder owned by this process. */
type StorePlace = { readonly url: string } | { readonly folder: string }

function takePlace({ databaseUrl, dataDir }: Environment, parts: Running[]): StorePlace {
  if (databaseUrl !== undefined) return { url: databaseUrl }
  const data = takeDataDir(dataDir)
  parts.push(data)
  return data
}

async function openStore(
  place: StorePlace,
  environment: Environment,
  parts: Running[],
  log: Log,
): Promise<{ readonly store: Store; readonly sessionSecrets: readonly string[] }> {
  const { openEmbeddedStore, openExternalStore } = await import('./open-store')
  if ('url' in place) {
    const store = await openExternalStore(place.url, log)
    return { store, sessionSecrets: requireSessionSecrets(environment) }
  }
  const sessionSecrets = sessionSecretsIn(place.folder, environment) // first, because it may throw
  const store = await openEmbeddedStore(place.folder, environment.postgresBin, log)
  parts.push(store)
  return { store, sessionSecrets }
}

type Supervised = Pick<ChildOptions, 'entry' | 'onHopeless' | 'log'>

/** The simulated cluster, and its URL once it has started. */
interface SimulatedNode extends Running {
  facts(): ReadyFacts | undefined
  readonly ready: Promise<ReadyFacts>
}

/** `geyserToken`: token of the cluster's Geyser service; `undefined`: it serves none. */
function startNode(supervised: Supervised, geyserToken: string | undefined): SimulatedNode {
  let newest: ReadyFacts | undefined
  let settle: (facts: ReadyFacts) => void = () => undefined
  const ready = new Promise<ReadyFacts>((resolve) => {
    settle = resolve
  })
  const onReady = (facts: ReadyFacts) => {
    newest = facts
    settle(facts)
  }
  const settings = (last: ReadyFacts | undefined) => simulatorSettings(last, geyserToken)
  const child = superviseChild({ ...supervised, role: 'simulator', settings, onReady })
  return { facts: () => newest, ready, stop: child.stop }
}

interface IndexingOptions extends Supervised {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly node: SimulatedNode | undefined
  readonly geyserToken: string | undefined
}

/** Starts the indexer as soon as there is a node to index. */
function startIndexing(options: IndexingOptions): Running {
  const { environment, databaseUrl, node, geyserToken, ...supervised } = options
  let child: Child | undefined
  let stopped = false
  const start = (about: Readonly<Record<string, string>>) => {
    if (stopped) return
    const settings = () => ({ DATABASE_URL: databaseUrl, ...about })
    child = superviseChild({ ...supervised, role: 'indexer', settings })
  }
  if (node === undefined) start({})
  else void node.ready.then((facts) => start(nodeSettings(facts, environment, geyserToken)))
  return {
    async stop() {
      stopped = true
      await child?.stop()
    },
  }
}

/**
 * Returns the settings of the child. A restarted cluster reuses its ports, so that clients find it again.
 */
function simulatorSettings(
  last: ReadyFacts | undefined,
  geyserToken: string | undefined,
): Readonly<Record<string, string>> {
  const node = { HOST: '127.0.0.1', PORT: portOf(last?.url) }
  if (geyserToken === undefined) return node
  return { ...node, SIMULATOR_GEYSER_PORT: portOf(last?.geyserUrl), SIMULATOR_GEYSER_TOKEN: geyserToken }
}

/** Returns the port of a URL; 0, any free port, if there is no URL yet. */
function portOf(url: string | undefined): string {
  return url === undefined ? '0' : new URL(url).port
}

/**
 * Length of the simulated cluster's history that is loaded, days. The whole history is loaded, because the
 * cluster serves history as fast as it is requested.
 */
const simulatedDays = 31

function nodeSettings(
  { url = '', wsUrl = '', geyserUrl }: ReadyFacts,
  { backfillDays = simulatedDays }: Environment,
  geyserToken: string | undefined,
): Readonly<Record<string, string>> {
  const node = { SOLANA_RPC_URL: url, SOLANA_WS_URL: wsUrl, TOKEN_API_URL: url, PRICE_API_URL: url }
  const geyser: Record<string, string> =
    geyserUrl === undefined || geyserToken === undefined
      ? {}
      : { GEYSER_URL: geyserUrl, GEYSER_TOKEN: geyserToken }
  return { ...node, ...geyser, BACKFILL_DAYS: String(backfillDays) }
}
