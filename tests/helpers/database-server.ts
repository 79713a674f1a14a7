import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '~/lib/log'
import { findProcess } from '~/lib/process-life'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '~/store/embedded'
import { migrate } from '~/store/migrate'
import { createPool } from '~/store/pool'

/** A separate server in a temporary folder; its database has the current schema. */
export interface TestServer extends EmbeddedPostgres {
  readonly folder: string
}

const prefix = 'sextant-test-server-'

/** Tests and benchmarks may lose their data in a power cut, except those that test durability. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** Tests that cut connections use a TCP proxy, so connections must use TCP. */
const byTcp = { unix_socket_directories: '' }

export async function startTestServer(
  options: { readonly binaries?: string; readonly settings?: Readonly<Record<string, string>> } = {},
): Promise<TestServer> {
  removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  writeFileSync(join(folder, 'owner'), String(process.pid))
  chmodSync(folder, 0o755) // under root, the server runs as another user, who must be able to enter this folder
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

/** Stops and removes servers left by test runs that were killed before they could clean up. */
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

/** Returns the number at the start of a file; `undefined` if there is none. */
function numberIn(file: string): number | undefined {
  const number = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}
