import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import { type Child, type ChildOptions, superviseChild } from './child'
import { takeDataDir } from './data-dir'
import type { Store } from './open-store'
import type { ReadyFacts } from './parent-link'
import { type Running, stopInReverse } from './running'
import { requireSessionSecret, sessionSecretIn } from './session-secret'

export interface AllOptions {
  readonly environment: Environment
  readonly entry: string
  readonly root: string
  readonly log: Log
}

/**
 * The whole product on one machine: what is not given from outside is started here and supervised. Web runs in this process. What the others wait for goes first: the database's and
 * web's own code is loaded when they have begun.
 */
export async function startAll({ environment, entry, root, log }: AllOptions): Promise<Running> {
  const parts: Running[] = []
  let opening: Promise<unknown> = Promise.resolve()
  // A server that is just being started would be left behind.
  const end = () => Promise.allSettled([opening]).then(() => stopInReverse(parts))
  const onHopeless = () => void end().finally(() => process.exit(1))
  const supervised = { entry, onHopeless, log }
  try {
    const place = takePlace(environment, parts)
    // First, so that it thinks out its world while the database is being made: both take seconds.
    const node = environment.solana ? undefined : startNode(supervised)
    if (node) parts.push(node)
    const opened = openStore(place, environment, parts, log)
    opening = opened
    const [{ store, sessionSecret }, { startWeb }] = await Promise.all([opened, import('./web')])
    // Told by the child itself: a setting could be made to open any private address to the image proxy.
    const simulatorOrigin = () => node?.facts()?.url
    const databaseUrl = store.url
    const web = { environment, databaseUrl, sessionSecret, root, log, simulatorOrigin, showsProgress: true }
    parts.push(startIndexing({ ...supervised, environment, databaseUrl, node }))
    parts.push(await startWeb(web))
  } catch (error) {
    await stopInReverse(parts)
    throw error
  }
  return { stop: () => stopInReverse(parts) }
}

/** Where the store is: somebody else's server, or a folder that is this process's alone. */
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
): Promise<{ readonly store: Store; readonly sessionSecret: string }> {
  const { openEmbeddedStore, openExternalStore } = await import('./open-store')
  if ('url' in place) {
    const store = await openExternalStore(place.url, log)
    return { store, sessionSecret: requireSessionSecret(environment) }
  }
  const sessionSecret = sessionSecretIn(place.folder, environment) // first: it may refuse the start
  const store = await openEmbeddedStore(place.folder, log)
  parts.push(store)
  return { store, sessionSecret }
}

type Supervised = Pick<ChildOptions, 'entry' | 'onHopeless' | 'log'>

/** The simulated cluster, and where it is once it has come up. */
interface SimulatedNode extends Running {
  facts(): ReadyFacts | undefined
  readonly ready: Promise<ReadyFacts>
}

function startNode(supervised: Supervised): SimulatedNode {
  let newest: ReadyFacts | undefined
  let settle: (facts: ReadyFacts) => void = () => undefined
  const ready = new Promise<ReadyFacts>((resolve) => {
    settle = resolve
  })
  const onReady = (facts: ReadyFacts) => {
    newest = facts
    settle(facts)
  }
  const child = superviseChild({ ...supervised, role: 'simulator', settings: simulatorSettings, onReady })
  return { facts: () => newest, ready, stop: child.stop }
}

interface IndexingOptions extends Supervised {
  readonly environment: Environment
  readonly databaseUrl: string
  readonly node: SimulatedNode | undefined
}

/** The indexer: it starts once there is something to index. */
function startIndexing({ environment, databaseUrl, node, ...supervised }: IndexingOptions): Running {
  let child: Child | undefined
  let stopped = false
  const start = (about: Readonly<Record<string, string>>) => {
    if (stopped) return
    const settings = () => ({ DATABASE_URL: databaseUrl, ...about })
    child = superviseChild({ ...supervised, role: 'indexer', settings })
  }
  if (node === undefined) start({})
  else void node.ready.then((facts) => start(nodeSettings(facts, environment)))
  return {
    async stop() {
      stopped = true
      await child?.stop()
    },
  }
}

/** A restarted cluster gets the port that it had, so that whoever talked to it finds it again. */
function simulatorSettings(last: ReadyFacts | undefined): Readonly<Record<string, string>> {
  return { HOST: '127.0.0.1', PORT: last?.url === undefined ? '0' : new URL(last.url).port }
}

/** The simulated cluster keeps a month and tells it as fast as we ask. */
const simulatedDays = 31

function nodeSettings(
  { url = '', wsUrl = '' }: ReadyFacts,
  { backfillDays = simulatedDays }: Environment,
): Readonly<Record<string, string>> {
  const node = { SOLANA_RPC_URL: url, SOLANA_WS_URL: wsUrl, TOKEN_API_URL: url, PRICE_API_URL: url }
  return { ...node, BACKFILL_DAYS: String(backfillDays) }
}
