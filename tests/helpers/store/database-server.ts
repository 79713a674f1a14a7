import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { findProcess } from '~/lib/process/process-life'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded/embedded'
import { migrate } from '~/store/postgres/migrate'
import { createPool } from '~/store/postgres/pool'

/** A separate server in a temporary folder; its database has the current schema. */
export interface TestServer extends EmbeddedPostgres {
  readonly folder: string
}

const prefix = 'sextant-test-server-'

/**
 * Disables durability. Tests and benchmarks may lose their data in a power cut, except those that test
 * durability.
 */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Connections use TCP instead of a socket file, because tests cut connections with a TCP proxy. */
const byTcp = { unix_socket_directories: '' }

export async function startTestServer(
  options: {
    readonly binaries?: string
    /** Folder in which the server's folder is created. */
    readonly parent?: string | undefined
    /** Whether the database has no schema yet. */
    readonly isEmpty?: boolean
    readonly settings?: Readonly<Record<string, string>>
  } = {},
): Promise<TestServer> {
  removeAbandoned()
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), prefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  chmodSync(folder, 0o755) // If this process is root, the server runs as another user, who must be able to enter this folder
  const server = await startEmbeddedPostgres({
    folder,
    log: silentLog,
    settings: { ...careless, ...byTcp, max_connections: '100', ...options.settings },
    ...(options.binaries === undefined ? {} : { installed: options.binaries }),
  })
  if (options.isEmpty !== true) {
    const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
    await migrate(pool)
    await pool.end()
  }
  return {
    folder,
    get url() {
      return server.url
    },
    pid: () => server.pid(),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Stops and removes servers that earlier test runs left because they were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = numberIn(join(folder, 'owner'))
    if (owner === undefined || findProcess(owner) !== undefined) continue
    const server = numberIn(join(folder, 'postgres/postmaster.pid'))
    if (server !== undefined && findProcess(server) !== undefined) process.kill(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Returns the number at the start of a file; `undefined` if the file does not begin with a number. */
function numberIn(file: string): number | undefined {
  const number = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}
