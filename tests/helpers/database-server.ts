import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { findProcess } from '~/lib/process-life'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded'
import { migrate } from '~/store/migrate'
import { createPool } from '~/store/pool'

/** A server of its own in a temporary folder, with the current schema in its database. */
export interface TestServer extends EmbeddedPostgres {
  readonly folder: string
}

const prefix = 'sextant-test-server-'

/** Tests and benches may lose everything at a power cut, unless it is durability that they look at. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Tests that cut connections do so between two TCP ports. */
const byTcp = { unix_socket_directories: '' }

export async function startTestServer(
  options: { readonly binaries?: string; readonly settings?: Readonly<Record<string, string>> } = {},
): Promise<TestServer> {
  sweepAbandoned()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  chmodSync(folder, 0o755) // as root the server runs as somebody else, who must be able to walk here
  const server = await startEmbeddedPostgres({
    folder,
    log: silentLog,
    settings: { ...careless, ...byTcp, max_connections: '100', ...options.settings },
    ...(options.binaries === undefined ? {} : { binaries: options.binaries }),
  })
  const pool = createPool({ url: server.url, profile: 'maintenance', log: silentLog })
  await migrate(pool)
  await pool.end()
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

/** Ends and removes the servers of test runs that were killed before they could do so themselves. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = numberIn(join(folder, 'owner'))
    if (owner === undefined || findProcess(owner) !== undefined) continue
    const server = numberIn(join(folder, 'postgres/postmaster.pid'))
    if (server !== undefined && findProcess(server) !== undefined) process.kill(server, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** The number that a file begins with; undefined where there is none. */
function numberIn(file: string): number | undefined {
  const number = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}
