import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Environment, readEnvironment } from '~/env.server'
import { createLog } from '~/lib/json-log'
import type { Log } from '~/lib/log'
import { failToStart, runProcess } from '~/process/run-process'
import type { Running } from '~/process/running'

/** Path of this bundle. Child processes run the bundle too. It is in the folder `build` of the repository. */
const entry = fileURLToPath(import.meta.url)
const root = dirname(dirname(entry))

const environment = readOrFail()
const log = createLog(environment.role)
await runProcess(() => start(environment, log), log)

function readOrFail(): Environment {
  try {
    return readEnvironment(process.argv[2])
  } catch (error) {
    return failToStart(error)
  }
}

/**
 * Starts the role. Each role loads only its own code, because loading all code would take almost a second per
 * process.
 */
async function start(environment: Environment, log: Log): Promise<Running> {
  const { role } = environment
  if (role === 'all') {
    const { startAll } = await import('~/process/all')
    return startAll({ environment, entry, root, log })
  }
  if (role === 'simulator') {
    const { startSimulatorRole } = await import('~/process/simulator')
    return startSimulatorRole(environment, log)
  }
  const { openExternalStore, requireDatabaseUrl } = await import('~/process/open-store')
  const databaseUrl = requireDatabaseUrl(environment.databaseUrl, role)
  const opened = openExternalStore(databaseUrl, log)
  // This handler only prevents an unhandled rejection while the code of the role is loading. `await opened`
  // below throws the error.
  opened.catch(() => undefined)
  if (role === 'migrate') {
    await opened
    process.exit(0)
  }
  if (role === 'indexer') {
    const { startIndexerRole } = await import('~/process/indexer')
    await opened
    return startIndexerRole(environment, databaseUrl, log)
  }
  const [{ startWeb }, { requireSessionSecrets }] = await Promise.all([
    import('~/process/web'),
    import('~/process/session-secret'),
  ])
  await opened
  return startWeb({ environment, databaseUrl, sessionSecrets: requireSessionSecrets(environment), root, log })
}
