import type { TestProject } from 'vitest/node'
import { startTestServer } from './store/database-server'

/** Starts one embedded server for all tests of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('databaseServer', server.url)
  return () => server.stop()
}
