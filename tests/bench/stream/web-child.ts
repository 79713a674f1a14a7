import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { createWebServer } from '~/http/web-server'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { engineFlags } from '~/process/child'
import { createPool } from '~/store/postgres/pool'

export interface WebChild {
  readonly port: number
  /** Returns the CPU time of the web process since its start, milliseconds. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

/** Starts this program again as a child process, in the role of the web process. */
export async function startWebChild(databaseUrl: string, maxStreams: number): Promise<WebChild> {
  const [, program = ''] = process.argv
  const child = fork(program, [databaseUrl, String(maxStreams)], { execArgv: [...engineFlags] })
  const port = await nextNumber(child)
  return {
    port,
    cpuMs() {
      child.send('cpu')
      return nextNumber(child)
    },
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

async function nextNumber(child: ChildProcess): Promise<number> {
  const [message] = await once(child, 'message')
  return Number(message)
}

/** Runs the child process: serves, and responds to messages of its parent. */
export async function serveAsChild(databaseUrl: string, maxStreams: number): Promise<void> {
  const site = siteFactsOf(readEnvironment(undefined, { PUBLIC_URL: 'http://localhost' }))
  const pool = createPool({ url: databaseUrl, profile: 'web', log: silentLog })
  const context = createContext({
    site,
    maxStreams,
    store: { pool, url: databaseUrl },
    clock: systemClock,
    log: silentLog,
    sessionSecrets: ['a secret for benchmarks, never used to sign in'],
  })
  const buildDirectory = mkdtempSync(join(tmpdir(), 'sextant-stream-bench-'))
  const server = await createWebServer({
    context,
    host: '127.0.0.1',
    port: 0,
    maxStreams,
    fontDirectory: 'vendor/fonts',
    buildDirectory,
    log: silentLog,
    simulatorOrigin: undefined,
  })
  process.on('message', async (message) => {
    if (message === 'cpu') process.send?.(cpuMs())
    if (message !== 'stop') return
    await server.stop()
    await context.stop()
    await pool.end()
    rmSync(buildDirectory, { recursive: true, force: true })
    process.exit()
  })
  process.send?.(server.address.port)
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
