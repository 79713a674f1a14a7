import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/**
 * Whether this machine has Redis. Without Redis, the tests that need it are skipped and reported as skipped.
 */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  readonly url: string
  /** Kills the server without a clean shutdown. */
  kill(): Promise<void>
  /** Suspends the process until `resume`. Its connections stay open, but it does not respond. */
  hang(): void
  resume(): void
  /** Runs a command through `redis-cli`. */
  command(...words: string[]): string
  /** Restarts the server without its data, on the same port. */
  start(): Promise<void>
}

/** Starts a separate Redis server on a free port. It does not store data on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'sextant-redis-'))
  let child = launch(port, folder)
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    command: (...words) =>
      spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' }).stdout,
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
    async start() {
      child = launch(port, folder)
      await untilItResponds(port)
    },
  }
  await untilItResponds(port)
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return server
}

function launch(port: number, folder: string) {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return spawn('redis-server', settings, { stdio: 'ignore' })
}

async function untilItResponds(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { stdout } = spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' })
    if (stdout?.trim() === 'PONG') return
    await pause(50)
  }
  throw new Error('redis-server does not respond')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
