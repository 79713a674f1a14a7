import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { createWebServer } from '~/http/web-server'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { engineFlags } from '~/process/child'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { batchOf } from '../ingest/filled-store'
import { scattered } from '../ingest/orders'

/**
 * Processes of the benchmark other than the measuring one. Each of them runs this program with a role and
 * arguments.
 */
const programs = { web: runWeb, raw: runRaw, ingest: runIngest } as const

/** Folder into which each process writes its CPU profile when it ends. */
const profiles = process.env.PROFILES

/** Path of the Node program that runs the other build. */
export const otherNode = resolve(process.env.OTHER_NODE ?? process.execPath)

/** A process that is ready, and the port on which it listens. */
export interface Started {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

export function start(program: keyof typeof programs, ...words: readonly string[]): Promise<Started> {
  const [bundle = '', node] = [process.argv[1], process.execPath]
  return startIn({ cwd: '.', bundle, profileName: program, node }, [program, ...words])
}

/**
 * Starts the web process of another clone of the repository, in which `npm run bench -- turns` or `-- api-load` has
 * been run, so that its pages and its bench are built. Both builds read the same database. `OTHER_NODE` is the Node
 * program that runs it, that of the bench by default.
 */
export function startOtherWeb(clone: string, databaseUrl: string): Promise<Started> {
  const bundle = ['turns', 'api-load']
    .map((name) => resolve(clone, `build/bench/${name}.mjs`))
    .find(existsSync)
  if (bundle === undefined) throw new Error(`${clone} has no build of this bench: run it there first`)
  const program = { cwd: clone, bundle, profileName: 'other-web', node: otherNode }
  return startIn(program, ['web', databaseUrl, 'build'])
}

interface Bundle {
  /** Folder in which the program runs. */
  readonly cwd: string
  readonly bundle: string
  /** Name of the folder for its CPU profiles. */
  readonly profileName: string
  /** Path of the Node program that runs it. */
  readonly node: string
}

async function startIn(
  { cwd, bundle, profileName, node }: Bundle,
  words: readonly string[],
): Promise<Started> {
  const profiling =
    profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(profiles, profileName)}`]
  const execArgv = [...engineFlags, ...profiling]
  const env = { ...process.env, NODE_ENV: 'production' as const } // as in the product: React renders slowly without it
  const child: ChildProcess = fork(bundle, [...words], { cwd, execArgv, env, execPath: node })
  const ended = new Promise<void>((settle) => child.once('exit', () => settle()))
  const port = await new Promise<number>((settle, reject) => {
    child.once('message', (message) => settle(Number(message)))
    void ended.then(() => reject(new Error(`${profileName} ended`)))
  })
  return {
    port,
    pid: child.pid ?? Number.NaN,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}

/** Runs the role that the arguments of this program name, or the measurement if they name none. */
export async function runProgram(measure: () => Promise<number>): Promise<void> {
  const [word, ...words] = process.argv.slice(2)
  if (word === undefined) {
    process.exitCode = (await measure()) === 0 ? 0 : 1
    return
  }
  process.on('disconnect', () => process.exit(0))
  const program = Object.entries(programs).find(([name]) => name === word)?.[1]
  if (program === undefined) throw new Error(`there is no ${word}`)
  await program(words[0] ?? '', words[1] ?? '')
}

/**
 * Runs a web process as in the product, behind a proxy on this machine. `buildDirectory` contains its pages;
 * with an empty folder there are no pages.
 */
async function runWeb(databaseUrl: string, buildDirectory: string): Promise<void> {
  const pool = createPool({ url: databaseUrl, profile: 'web', log: silentLog })
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, {})),
    maxStreams: 10,
    trustedProxies: ['127.0.0.1/32'],
    sessionSecrets: ['a secret for benchmarks, never used to sign in'],
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
    buildDirectory: buildDirectory === '' ? tmpdir() : buildDirectory,
    log: silentLog,
  })
  process.send?.(address.port)
}

/** A recorded response. `headers` is a flat list in which each name is followed by its value. */
export interface RecordedResponse {
  readonly path: string
  readonly status: number
  readonly headers: string[]
  /** Bytes of the body as they were sent, in base64. */
  readonly body: string
}

/**
 * Runs a bare Node server that sends recorded responses from memory. `file` contains the responses as JSON.
 * For an unknown path the server sends the first response.
 */
async function runRaw(file: string): Promise<void> {
  const recorded: RecordedResponse[] = JSON.parse(readFileSync(file, 'utf8'))
  const responses = new Map(
    recorded.map((each) => [each.path, { ...each, body: Buffer.from(each.body, 'base64') }]),
  )
  const [first] = responses.values()
  const server = createServer((request, response) => {
    const known = responses.get(request.url ?? '') ?? first
    if (known !== undefined) response.writeHead(known.status, known.headers).end(known.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.send?.(address.port)
  })
}

const batchesPerSecond = 20

/** Writes account updates at a steady rate until the parent stops it. */
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
