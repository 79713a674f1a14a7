import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { createWebServer } from '~/http/web-server'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { engineFlags } from '~/process/child'
import { createPool } from '~/store/pool'
import { createBatchWriter } from '~/store/write-batch'
import { batchOf } from '../ingest/filled-store'
import { scattered } from '../ingest/orders'

/** The processes of the benchmark besides the one that asks: each is this very program with a word and its arguments. */
export const programs = { web: runWeb, raw: runRaw, ingest: runIngest } as const

/** A process that has said that it is ready; where it serves, at which port. */
export interface Started {
  readonly port: number
  stop(): Promise<void>
}

export async function start(program: keyof typeof programs, ...words: readonly string[]): Promise<Started> {
  const child: ChildProcess = fork(process.argv[1] ?? '', [program, ...words], { execArgv: [...engineFlags] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    void ended.then(() => reject(new Error(`${program} ended`)))
  })
  return {
    port,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** A web process as in the product, without pages. */
async function runWeb(databaseUrl: string): Promise<void> {
  const pool = createPool({ url: databaseUrl, profile: 'web', log: silentLog })
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, {})),
    maxStreams: 10,
    sessionSecret: 'nobody signs in to a benchmark at all',
    store: { pool, url: databaseUrl },
    clock: systemClock,
    log: silentLog,
  })
  const { address } = await createWebServer({
    context,
    host: '127.0.0.1',
    port: 0,
    maxStreams: 10,
    fontDirectory: 'vendor/fonts',
    buildDirectory: tmpdir(),
    log: silentLog,
  })
  process.send?.(address.port)
}

/** What Node itself can do: as many bytes below the same headers, out of memory. `headers` is a list of names and values in turn, as JSON. */
async function runRaw(bytes: string, headers: string): Promise<void> {
  const body = Buffer.alloc(Number(bytes), 'x')
  const list: string[] = JSON.parse(headers)
  const server = createServer((_, response) => {
    response.writeHead(200, list).end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.send?.(address.port)
  })
}

const batchesPerSecond = 20

/** Writes account updates at a steady rate until it is told to end. */
async function runIngest(databaseUrl: string, perSecond: string): Promise<void> {
  const writer = createBatchWriter(
    createPool({ url: databaseUrl, profile: 'writer', log: silentLog }),
    systemClock,
  )
  const perBatch = Number(perSecond) / batchesPerSecond
  process.send?.(0)
  const startedMs = performance.now()
  for (let batch = 0; ; batch++) {
    const indexes = Array.from({ length: perBatch }, (_, n) => scattered(batch * perBatch + n) % 100_000)
    await writer.write(batchOf(indexes, batch + 2, batch + 2))
    await pause(Math.max(0, startedMs + ((batch + 1) * 1_000) / batchesPerSecond - performance.now()))
  }
}
