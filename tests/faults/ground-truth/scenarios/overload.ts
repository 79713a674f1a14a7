import { readFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { TooBusyError } from '~/queries/cache/load-shedding.server'
import type { SeededRandom } from '../../../helpers/seeded-random'
import type { Scenario } from '../scenario'
import type { Stack } from '../stack'
import { fillTradesPage, tradesPagePath } from '../trades-page'

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
/** One in so many requests is accompanied by a cheap one of each kind. */
const cheapEvery = 20
const cheapPaths = ['/auth-status', '/api/dca/all'] as const
/** An operator's check of a session takes this time at most, even on a busy machine. */
const mostCheapMs = 5_000
/** Delay between the web process and PostgreSQL, so that no machine is fast enough for all requests. */
const storeDelayMs = 10

interface Result {
  readonly path: string
  /** 0: the connection failed, and `body` says why. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly tookMs: number
}

/** Requests a path as a client of this address. Never rejects, because the caller waits for the result much later. */
function request(port: number, path: string, address: string): Promise<Result> {
  const startMs = performance.now()
  const sentHeaders = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' }
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders, body: string) =>
      resolve({ path, status, headers, body, tookMs: performance.now() - startMs })
    const fail = (error: unknown) => end(0, {}, String(error))
    const sent = get({ host: '127.0.0.1', port, path, headers: sentHeaders, agent: false }, (response) => {
      const { statusCode = 0, headers } = response
      text(response).then((body) => end(statusCode, headers, body), fail)
    })
    sent.on('error', fail)
  })
}

/** Ten times the usual load of requests that no cache has. Cheap and cached requests must still be served. */
async function flood(stack: Stack, random: SeededRandom): Promise<void> {
  await fillTradesPage(stack)
  const { 'visitor–web': web, 'web–PostgreSQL': store } = stack.links
  const first = random.below(1_000) * 10_000
  const expensive: Promise<Result>[] = []
  const cheap: Promise<Result>[] = []
  store.slow(storeDelayMs)
  const startMs = performance.now()
  for (let elapsedMs = 0; elapsedMs < loadMs; elapsedMs = performance.now() - startMs) {
    while (expensive.length < (elapsedMs * requestsPerSecond) / 1_000) {
      const n = expensive.length
      // No two requests have the same minimum, so none has a cached result, and it leaves out no trade.
      const path = `${tradesPagePath}&minUsd=${((first + n) / 1e7).toFixed(7)}`
      expensive.push(request(web.target, path, `198.51.${Math.floor(n / 250) % 250}.${n % 250}`))
      if (n % cheapEvery > 0) continue
      for (const each of cheapPaths)
        cheap.push(request(web.target, each, `192.0.2.${(n / cheapEvery) % 250}`))
    }
    await pause(2)
  }
  const results = await Promise.all([Promise.all(expensive), Promise.all(cheap)]).finally(store.restore)
  checkExpensive(results[0])
  checkCheap(results[1])
}

function checkExpensive(results: readonly Result[]): void {
  const ignoring = results.find(({ headers }) => headers['x-ignored-parameters'] !== undefined)
  if (ignoring !== undefined) throw new Error(`a parameter of ${ignoring.path} has no effect`)
  const isRefused = ({ status, headers }: Result) => status === 503 && headers['retry-after'] !== undefined
  const wrong = results.filter((result) => result.status !== 200 && !isRefused(result))
  if (wrong.length > 0)
    throw new Error(`${wrong.length} responses with ${wrong[0]?.status}: ${wrong[0]?.body.slice(0, 200)}`)
  if (!results.some(({ status }) => status === 200)) throw new Error('no request was served')
  const { detail } = new TooBusyError('')
  if (!results.some((result) => isRefused(result) && result.body.includes(detail)))
    throw new Error('no request was refused, so the load was not enough')
}

function checkCheap(results: readonly Result[]): void {
  const failed = results.find(({ status }) => status !== 200)
  if (failed !== undefined) throw new Error(`${failed.path} failed with ${failed.status} under load`)
  const slow = results.toSorted((one, other) => other.tookMs - one.tookMs)[0]
  if (slow !== undefined && slow.tookMs > mostCheapMs)
    throw new Error(`${slow.path} took ${slow.tookMs.toFixed(0)} ms under load`)
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
