import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installGlobals } from '@remix-run/node'
import { type Environment, readEnvironment } from '~/env.server'
import type { Log } from '~/lib/log'
import { startAll } from '~/process/all'
import { startIndexerRole } from '~/process/indexer'
import { createLog } from '~/process/log'
import { openExternalStore, requireDatabaseUrl } from '~/process/open-store'
import { failToStart, runProcess } from '~/process/run-process'
import type { Running } from '~/process/running'
import { requireSessionSecret } from '~/process/session-secret'
import { startSimulatorRole } from '~/process/simulator'
import { startWeb } from '~/process/web'

// Single fetch wants the platform's own Request and Response.
installGlobals({ nativeFetch: true })

/** This build; children run it too. It lies in `build`, below the repository's root. */
const entry = fileURLToPath(import.meta.url)
const root = dirname(dirname(entry))

const environment = readOrFail()
const log = createLog(environment.role)
if (environment.ignored.length > 0) {
  log.warn(
    { settings: environment.ignored },
    'these settings are read but nothing in this version acts on them',
  )
}
await runProcess(() => start(environment, log), log)

function readOrFail(): Environment {
  try {
    return readEnvironment(process.argv[2])
  } catch (error) {
    return failToStart(error)
  }
}

async function start(environment: Environment, log: Log): Promise<Running> {
  const { role } = environment
  if (role === 'all') return startAll({ environment, entry, root, log })
  if (role === 'simulator') return startSimulatorRole(environment, log)
  const databaseUrl = requireDatabaseUrl(environment.databaseUrl, role)
  await openExternalStore(databaseUrl, log)
  if (role === 'indexer') return startIndexerRole(environment, databaseUrl, log)
  if (role === 'migrate') process.exit(0)
  return startWeb({ environment, databaseUrl, sessionSecret: requireSessionSecret(environment), root, log })
}
