import { setTimeout as pause } from 'node:timers/promises'
import { changeTopics } from '~/domain/protocol/perp-venue'
import { createChangeSet } from '~/store/batch/change-set'
import { publish } from '~/store/ingest/publish'
import type { Pool } from '~/store/postgres/pool'
import { inTransaction } from '~/store/postgres/transaction'
import { exactCpuMs } from '../api/cpu-time'
import type { Started } from '../api/processes'
import { userAgent } from './visit'

/** Time in which the web process learns of a change, milliseconds. */
const noticeMs = 300
const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' }

/** Cost of a first render, milliseconds. */
export interface RenderCost {
  /** CPU time of all threads of the web process. */
  readonly cpuMs: number
  /** Time until the visitor has the whole page. */
  readonly wallMs: number
}

/**
 * Measures the first render of a page after a change of all data: neither the page nor a result that depends on the
 * changed data is cached.
 */
export async function measureFirst(
  web: Started,
  pool: Pool,
  path: string,
  slot: number,
): Promise<RenderCost> {
  await changeEverything(pool, slot)
  await pause(noticeMs)
  const [cpuBefore, startedMs] = [exactCpuMs(web.pid), performance.now()]
  const response = await fetch(`http://127.0.0.1:${web.port}${path}`, { headers })
  await response.arrayBuffer()
  const wallMs = performance.now() - startedMs
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return { cpuMs: exactCpuMs(web.pid) - cpuBefore, wallMs }
}

/** Publishes a change of each topic as a writer does that has changed too many rows to name them. */
async function changeEverything(pool: Pool, slot: number): Promise<void> {
  const changes = createChangeSet()
  for (const topic of changeTopics) changes.markForResync(topic, slot)
  await inTransaction(pool, (client) => publish(client, changes))
}
