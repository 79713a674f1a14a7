import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { protocols } from '~/protocols/registry'
import { findEmbeddedPostgres } from '~/store/embedded/find-embedded'
import { startSimulator } from '../latency/product'

const callsPerRequest = 100
const requestsAtOnce = 4
const pages = 8

/**
 * Measures the transactions per second of a client that sends the backfill's requests to the simulated
 * cluster and only parses the JSON.
 */
export async function askedPerSecond(): Promise<number> {
  const simulator = await startSimulator()
  try {
    const signatures: string[] = []
    for (const { programIds } of [protocols['jupiter-dca'], protocols['drift-perps']]) {
      for (let page = 0, before: string | undefined; page < pages; page += 1) {
        const params = [programIds[0], { limit: 1_000, before, commitment: 'confirmed' }]
        const found = await request(simulator.url, [call('getSignaturesForAddress', params, 0)])
        for (const { signature } of found[0]?.result ?? []) signatures.push(signature)
        before = signatures.at(-1)
      }
    }
    // The first half is a warm-up: a new simulated cluster computes its history first.
    await askAll(simulator.url, signatures.splice(0, signatures.length / 2))
    const count = signatures.length
    const startedMs = performance.now()
    await askAll(simulator.url, signatures)
    return count / ((performance.now() - startedMs) / 1000)
  } finally {
    await simulator.stop()
  }
}

async function askAll(url: string, signatures: string[]): Promise<void> {
  const askNext = async (): Promise<void> => {
    while (signatures.length > 0) {
      await request(url, signatures.splice(0, callsPerRequest).map(transactionCall))
    }
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, askNext))
}

interface Answer {
  readonly result: { readonly signature: string }[]
}

async function request(url: string, calls: readonly unknown[]): Promise<readonly Answer[]> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(calls) })
  const responses: unknown = await response.json()
  if (!Array.isArray(responses)) throw new Error('The simulated cluster did not respond to a batch.')
  return responses
}

function call(method: string, params: readonly unknown[], id: number) {
  return { jsonrpc: '2.0', id, method, params }
}

function transactionCall(signature: string, id: number) {
  const config = { commitment: 'confirmed', encoding: 'json', maxSupportedTransactionVersion: 0 }
  return call('getTransaction', [signature, config], id)
}

const tables = ['fill', 'order_event', 'perp_fill', 'perp_order_action', 'perp_position_record']
const rowsPerTable = 50_000

/**
 * Measures how many rows per second PostgreSQL copies into tables without indexes. The rows are those of the
 * backfill, and nothing is derived from them.
 */
export async function copiedPerSecond(dataFolder: string): Promise<number> {
  const client = new pg.Client({ connectionString: findEmbeddedPostgres(join(dataFolder, 'database')) })
  await client.connect()
  let rows = 0
  let ms = 0
  try {
    for (const table of tables) {
      const source = client.query(copyTo(`copy (select * from ${table} limit ${rowsPerTable}) to stdout`))
      const text = await buffer(source)
      await client.query(`create table bare_${table} (like ${table})`)
      const startedMs = performance.now()
      const target = client.query(copyFrom(`copy bare_${table} from stdin`))
      await pipeline(Readable.from([text]), target)
      ms += performance.now() - startedMs
      rows += target.rowCount ?? Number.NaN
      await client.query(`drop table bare_${table}`)
    }
  } finally {
    await client.end()
  }
  return rows / (ms / 1000)
}
