import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'undici'
import { fillIn, type LoadMix, wrkScript } from './load-mix'

export interface Sent {
  readonly requests: number
  /** Number of responses with status 400 or higher. */
  readonly refused: number
  /** Number of requests without a response. */
  readonly failed: number
}

const connections = 20

/** Whether wrk is installed. wrk needs a tenth of the CPU time of a load generator in Node. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** Last request number used. A run never reuses a number, so that no request is accidentally a repetition. */
let lastNumber = 0

/**
 * Sends requests on several connections for some seconds. On each connection, a request follows as soon as
 * the previous response arrives.
 */
export async function sendLoad(port: number, mix: LoadMix, seconds: number): Promise<Sent> {
  const start = lastNumber
  const sent = await (hasWrk ? sendByWrk : sendByUndici)(port, mix, start, seconds)
  lastNumber = start + sent.requests + connections
  return sent
}

async function sendByWrk(port: number, mix: LoadMix, start: number, seconds: number): Promise<Sent> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-wrk-'))
  const script = join(folder, 'mix.lua')
  writeFileSync(script, wrkScript(mix, start))
  const words = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '60s',
    '-s',
    script,
    `http://127.0.0.1:${port}/`,
  ]
  const { stdout } = await promisify(execFile)('wrk', words).finally(() =>
    rmSync(folder, { recursive: true }),
  )
  const [, requests, refused, failed] = /^RESULT (\d+) (\d+) (\d+)$/m.exec(stdout) ?? []
  if (requests === undefined) throw new Error(`wrk said: ${stdout}`)
  return { requests: Number(requests), refused: Number(refused), failed: Number(failed) }
}

async function sendByUndici(port: number, mix: LoadMix, start: number, seconds: number): Promise<Sent> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections, pipelining: 1 })
  const sent = { requests: 0, refused: 0, failed: 0 }
  const endMs = performance.now() + seconds * 1_000
  let n = start
  const sendOne = () =>
    new Promise<void>((resolve) => {
      n += 1
      const request = mix.requests[n % mix.requests.length]
      if (request === undefined) throw new Error('an empty mix')
      pool.dispatch(
        { method: 'GET', ...fillIn(request, n, mix) },
        {
          // undici takes a handler without this method for one of its old form, and refuses it.
          onRequestStart() {},
          onResponseStart(_, status) {
            sent.requests += 1
            if (status >= 400) sent.refused += 1
          },
          onResponseEnd: () => resolve(),
          onResponseError() {
            sent.failed += 1
            resolve()
          },
        },
      )
    })
  const keepSending = async () => {
    while (performance.now() < endMs) await sendOne()
  }
  await Promise.all(Array.from({ length: connections }, keepSending))
  await pool.close()
  return sent
}
