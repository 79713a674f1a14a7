import { join } from 'node:path'
import type { Log } from '~/lib/log'
import { startEmbeddedPostgres } from '~/store/embedded/embedded'
import { oldestMajor } from '~/store/embedded/postgres-version'
import { migrate } from '~/store/postgres/migrate'
import { createPool, type Pool } from '~/store/postgres/pool'
import { isStoreUnavailable } from '~/store/postgres/store-failure'
import { hasParent } from './parent-link'
import type { Running } from './running'
import { codeOf, StartFailure } from './start-failure'

/** The store that a process uses, with its database URL. */
export interface Store extends Running {
  readonly url: string
}

/**
 * Starts the embedded server in the data folder and migrates its schema. `postgresBin`: folder of an installed
 * PostgreSQL that is used instead of the bundled one.
 */
export async function openEmbeddedStore(
  folder: string,
  postgresBin: string | undefined,
  log: Log,
): Promise<Store> {
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'database'),
    installed: postgresBin,
    log,
  })
  try {
    await prepare(server.url, log)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/**
 * Checks an external server and migrates its schema. Throws a sentence if the server does not respond or is
 * too old.
 */
export async function openExternalStore(url: string, log: Log): Promise<Store> {
  await prepare(url, log)
  return { url, stop: async () => undefined }
}

async function prepare(url: string, log: Log): Promise<void> {
  const pool = createPool({ url, profile: 'maintenance', log })
  try {
    await requireServer(pool, url)
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

async function requireServer(pool: Pool, url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  const version = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)
    .catch((error: unknown) => {
      // The outage is temporary, because the parent has already connected to this server. The parent restarts
      // this process until the store is available again.
      if (hasParent() && isStoreUnavailable(error)) throw error
      const why = codeOf(error) ?? (error instanceof Error ? error.message : String(error))
      throw new StartFailure(
        `DATABASE_URL: the database ${pathname.slice(1)} at ${host} refuses the connection (${why}): start that server, correct the URL, or unset DATABASE_URL to use the embedded database.`,
      )
    })
  const found = version.rows[0]?.version
  if (found !== undefined && found < oldestMajor) {
    throw new StartFailure(
      `DATABASE_URL: PostgreSQL ${found} at ${host} is too old: use ${oldestMajor} or newer.`,
    )
  }
}

/**
 * Returns the database URL for a role that runs alone. The URL is required, because such a role can use only
 * an external store.
 */
export function requireDatabaseUrl(url: string | undefined, role: string): string {
  if (url !== undefined) return url
  throw new StartFailure(
    `ROLE=${role} needs DATABASE_URL: set it to a database, or start with ROLE=all to use the embedded one.`,
  )
}
