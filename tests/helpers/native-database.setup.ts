import type { TestProject } from 'vitest/node'
import { nativeBinaries } from './native-binaries'
import { startTestServer } from './store/database-server'

/**
 * Starts one server of the installed PostgreSQL for all tests of a project. The project exists only if
 * PostgreSQL is installed.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = nativeBinaries()
  if (binaries === undefined) throw new Error('No native PostgreSQL is installed.')
  const server = await startTestServer({ binaries })
  project.provide('databaseServer', server.url)
  return () => server.stop()
}
