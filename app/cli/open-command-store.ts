import { join, resolve } from 'node:path'
import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import { takeDataDir } from '~/process/data-dir'
import { openEmbeddedStore, openExternalStore, type Store } from '~/process/open-store'
import { type Running, stopInReverse } from '~/process/running'
import { StartFailure } from '~/process/start-failure'
import { DataDirTaken } from '~/store/embedded/data-owner'
import { findEmbeddedPostgres } from '~/store/embedded/find-embedded'

/**
 * Opens the store for a command. Uses `DATABASE_URL` if it is set, otherwise the embedded store. The embedded
 * store can be opened whether or not Sextant is running.
 */
export async function openCommandStore(
  { databaseUrl, dataDir, postgresBin }: Pick<Environment, 'databaseUrl' | 'dataDir' | 'postgresBin'>,
  log: Log,
): Promise<Store> {
  if (databaseUrl !== undefined) return openExternalStore(databaseUrl, log)
  const owned = takeIfFree(dataDir)
  return owned === undefined ? openRunning(dataDir, log) : openOwned(owned, postgresBin, log)
}

function takeIfFree(dataDir: string) {
  try {
    return takeDataDir(dataDir)
  } catch (error) {
    if (error instanceof DataDirTaken) return undefined
    throw error
  }
}

/**
 * Opens the embedded store while Sextant is running: connects to Sextant's server and leaves that server
 * running.
 */
function openRunning(dataDir: string, log: Log): Promise<Store> {
  const url = findEmbeddedPostgres(join(resolve(dataDir), 'database'))
  if (url !== undefined) return openExternalStore(url, log)
  throw new StartFailure(
    `The Sextant that owns DATA_DIR ${dataDir} is starting or stopping: run the command again.`,
  )
}

/**
 * Opens the embedded store while Sextant is not running: starts the server for the command and stops it
 * afterwards.
 */
async function openOwned(
  owned: Running & { readonly folder: string },
  postgresBin: string | undefined,
  log: Log,
): Promise<Store> {
  try {
    const store = await openEmbeddedStore(owned.folder, postgresBin, log)
    return { url: store.url, stop: () => stopInReverse([owned, store]) }
  } catch (error) {
    await owned.stop()
    throw error
  }
}
