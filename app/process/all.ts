import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import { type Child, superviseChild } from './child'
import { takeDataDir } from './data-dir'
import { openEmbeddedStore, openExternalStore, type Store } from './open-store'
import type { ReadyFacts } from './parent-link'
import { type Running, stopInReverse } from './running'
import { requireSessionSecret, sessionSecretIn } from './session-secret'
import { startWeb } from './web'

export interface AllOptions {
  readonly environment: Environment
  readonly entry: string
  readonly root: string
  readonly log: Log
}

/** The whole product on one machine: what is not given from outside is started here and supervised. Web runs in this process. */
export async function startAll({ environment, entry, root, log }: AllOptions): Promise<Running> {
  const parts: Running[] = []
  const onHopeless = () => void stopInReverse(parts).finally(() => process.exit(1))
  try {
    const { store, sessionSecret } = await openStore(environment, parts, log)
    // Told by the child itself: a setting could be made to open any private address to the image proxy.
    let simulatorUrl: string | undefined
    const simulatorOrigin = () => simulatorUrl
    const onSimulator = ({ url }: ReadyFacts) => {
      simulatorUrl = url
    }
    const databaseUrl = store.url
    const web = { environment, databaseUrl, sessionSecret, root, log, simulatorOrigin, showsProgress: true }
    parts.push(await startWeb(web))
    parts.push(startChain({ environment, store, entry, onSimulator, onHopeless, log }))
  } catch (error) {
    await stopInReverse(parts)
    throw error
  }
  return { stop: () => stopInReverse(parts) }
}

async function openStore(
  environment: Environment,
  parts: Running[],
  log: Log,
): Promise<{ readonly store: Store; readonly sessionSecret: string }> {
  if (environment.databaseUrl !== undefined) {
    const store = await openExternalStore(environment.databaseUrl, log)
    return { store, sessionSecret: requireSessionSecret(environment) }
  }
  const data = takeDataDir(environment.dataDir)
  parts.push(data)
  const store = await openEmbeddedStore(data.folder, log)
  parts.push(store)
  return { store, sessionSecret: sessionSecretIn(data.folder, environment) }
}

interface ChainOptions {
  readonly environment: Environment
  readonly store: Store
  readonly entry: string
  /** Called whenever the simulated cluster has come up. */
  readonly onSimulator: (facts: ReadyFacts) => void
  readonly onHopeless: () => void
  readonly log: Log
}

/** The indexer, and before it the simulated cluster where no node is named. The indexer starts once there is something to index. */
function startChain(options: ChainOptions): Running {
  const { environment, store, entry, onSimulator, onHopeless, log } = options
  const children: Child[] = []
  const supervised = { entry, onHopeless, log }
  const startIndexer = (node: Readonly<Record<string, string>>) => {
    const settings = () => ({ DATABASE_URL: store.url, ...node })
    children.push(superviseChild({ ...supervised, role: 'indexer', settings }))
  }
  if (environment.solana) {
    startIndexer({})
  } else {
    let indexing = false
    const onReady = (facts: ReadyFacts) => {
      onSimulator(facts)
      if (!indexing) startIndexer(nodeSettings(facts, environment))
      indexing = true
    }
    children.push(superviseChild({ ...supervised, role: 'simulator', settings: simulatorSettings, onReady }))
  }
  return { stop: async () => void (await Promise.all(children.map((child) => child.stop()))) }
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
