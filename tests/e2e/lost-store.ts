import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestServer } from '../helpers/store/database-server'

/** A web process whose store is unavailable since before the first request for a page. */
export interface LostStore {
  readonly url: string
  stop(): Promise<void>
}

const longestWaitMs = 30_000

export async function startWithLostStore(
  settings: Readonly<Record<string, string>> = {},
): Promise<LostStore> {
  const store = await startTestServer()
  const url = `http://127.0.0.1:${await freePort()}`
  const web = spawn(process.execPath, ['build/server.js', 'web'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(url).port,
      DATABASE_URL: store.url,
      SESSION_SECRET: 'for a process to which nobody ever signs in',
      ...settings,
    },
    stdio: 'ignore',
  })
  const deadline = Date.now() + longestWaitMs
  while (!(await isAlive(url))) {
    if (web.exitCode !== null || Date.now() > deadline) throw new Error('The web process did not start.')
    await pause(50)
  }
  await store.stop()
  return {
    url,
    stop: async () => {
      web.kill('SIGTERM')
      if (web.exitCode === null) await once(web, 'exit')
    },
  }
}

async function isAlive(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => undefined)
  return response?.ok === true
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
