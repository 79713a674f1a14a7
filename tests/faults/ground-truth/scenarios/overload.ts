import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from '../scenario'
import type { Stack } from '../stack'

/** Events of each block while the database is slow. */
const burstEvents = 100
const burstBlocks = 20
const mostMegabytes = 600

/** The database answers a tenth as fast while the chain is busy. Memory must stay bounded, and nothing be lost. */
async function slowStore({ links, chain, indexers }: Stack): Promise<void> {
  links['indexer–PostgreSQL'].slow(300)
  let most = 0
  for (let block = 0; block < burstBlocks; block += 1) {
    chain.grow(burstEvents)
    await pause(200)
    most = Math.max(most, ...indexers.map(({ pid }) => residentMegabytes(pid())))
  }
  links['indexer–PostgreSQL'].restore()
  if (most === 0) throw new Error('the memory of the indexers is unknown')
  if (most > mostMegabytes) throw new Error(`an indexer took ${most.toFixed(0)} MB`)
}

function residentMegabytes(pid: number | undefined): number {
  const status = pid === undefined ? '' : readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024
}

const requestsPerSecond = 400
const loadMs = 4_000
/** An operator's check of a session takes this time at most, even on a busy machine. */
const mostStatusMs = 5_000

interface Result {
  readonly status: number
  readonly hasRetryAfter: boolean
  readonly tookMs: number
}

function request(port: number, path: string, address: string): Promise<Result> {
  const startMs = performance.now()
  const headers = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' }
  return new Promise((resolve, reject) => {
    const sent = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          hasRetryAfter: response.headers['retry-after'] !== undefined,
          tookMs: performance.now() - startMs,
        }),
      )
      response.on('error', reject)
      response.resume()
    })
    sent.on('error', reject)
  })
}

/** Ten times the usual load of requests that no cache has. Cheap requests must still be served. */
async function flood({ links }: Stack): Promise<void> {
  const port = links['visitor–web'].target
  const expensive: Promise<Result>[] = []
  const checks: Promise<Result>[] = []
  const endMs = performance.now() + loadMs
  for (let n = 0; performance.now() < endMs; n += 1) {
    const address = `198.51.${Math.floor(n / 250) % 250}.${n % 250}`
    expensive.push(request(port, `/api/trades?page=${1 + (n % 9_000)}&size=250`, address))
    if (n % 20 === 0) checks.push(request(port, '/auth-status', '192.0.2.1'))
    await pause(1_000 / requestsPerSecond)
  }
  const [refused, checked] = [await Promise.all(expensive), await Promise.all(checks)]
  const wrong = refused.filter(
    ({ status, hasRetryAfter }) => status >= 500 && !(status === 503 && hasRetryAfter),
  )
  if (wrong.length > 0) throw new Error(`${wrong.length} responses with ${wrong[0]?.status}`)
  const failed = checked.filter(({ status }) => ![200, 429].includes(status))
  if (failed.length > 0) throw new Error(`/auth-status failed with ${failed[0]?.status} under load`)
  const slowest = Math.max(...checked.map(({ tookMs }) => tookMs))
  if (slowest > mostStatusMs) throw new Error(`/auth-status took ${slowest.toFixed(0)} ms under load`)
}

/** More load than the installation is made for. */
export const overload: readonly Scenario[] = [
  { name: 'load: a slow database during a burst', tries: { quick: 0, full: 20 }, fault: slowStore },
  {
    name: 'load: 400 uncached requests per second',
    tries: { quick: 0, full: 20 },
    options: { webSettings: { TRUST_PROXY: '127.0.0.0/8' } },
    fault: flood,
  },
]
