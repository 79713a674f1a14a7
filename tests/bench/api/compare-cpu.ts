import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { type Spread, spreadOf } from '../spread'
import { cpuMicroseconds } from './cpu-time'
import { sendLoad } from './load-generator'
import { fillIn, type LoadMix } from './load-mix'
import { type RecordedResponse, type Started, start } from './processes'

/** A load whose requests should all cost about the same. */
export interface LoadCase extends LoadMix {
  readonly name: string
  /** Expected status of every response. */
  readonly status: number
  /** Sends requests before the measurement, so that the measured responses have the expected status. */
  readonly prepare?: (() => Promise<void>) | undefined
}

/** Cost of a load for our web process, and for a bare `node:http` server that sends the same bytes and headers. */
export interface CpuCost {
  readonly ours: Cost
  readonly raw: Cost
  /** Our CPU time divided by that of `node:http` in the same round. */
  readonly cpuRatio: Spread
  /** Our requests per second divided by those of `node:http` in the same round. */
  readonly speedRatio: Spread
}

interface Cost {
  /** CPU time of the serving process per response, microseconds. */
  readonly microseconds: Spread
  readonly perSecond: Spread
}

/**
 * Number of rounds. Each round measures every case once, since the speed of the machine changes from second
 * to second.
 */
const rounds = 5
const seconds = 2
const leastRequests = 5_000
const mostTurns = 15

/** Measures several cases one after another, each against `node:http`. */
export async function compareCpu(
  web: Started,
  cases: readonly LoadCase[],
): Promise<ReadonlyMap<string, CpuCost>> {
  const raws = new Map<LoadCase, Started>()
  const samples = new Map(cases.map((each) => [each, { ours: [] as Sample[], raw: [] as Sample[] }]))
  for (const each of cases) {
    raws.set(each, await startRaw(web.port, each))
    await measureCpu(web, each) // warm-up, because a new process is slow at first
  }
  for (let round = 0; round < rounds; round++) {
    for (const [each, { ours, raw }] of samples) {
      const bare = raws.get(each)
      if (bare !== undefined) raw.push(await measureCpu(bare, each))
      await each.prepare?.()
      ours.push(await measureCpu(web, each))
    }
  }
  for (const bare of raws.values()) await bare.stop()
  return new Map([...samples].map(([{ name }, { ours, raw }]) => [name, costOf(ours, raw)]))
}

function costOf(ours: readonly Sample[], raw: readonly Sample[]): CpuCost {
  const ratios = (figureOf: (sample: Sample) => number) =>
    spreadOf(ours.map((sample, n) => figureOf(sample) / figureOf(raw[n] ?? sample)))
  const spreads = (samples: readonly Sample[]): Cost => ({
    microseconds: spreadOf(samples.map(({ microseconds }) => microseconds)),
    perSecond: spreadOf(samples.map(({ perSecond }) => perSecond)),
  })
  return {
    ours: spreads(ours),
    raw: spreads(raw),
    cpuRatio: ratios(({ microseconds }) => microseconds),
    speedRatio: ratios(({ perSecond }) => perSecond),
  }
}

interface Sample {
  readonly requests: number
  readonly microseconds: number
  readonly perSecond: number
}

/**
 * Measures the CPU time per response of a process under one load. Throws if a response has an unexpected
 * status.
 */
export async function measureCpu(server: Started, mix: LoadCase): Promise<Sample> {
  const before = cpuMicroseconds(server.pid)
  const startedMs = performance.now()
  let [requests, refused, failed, turns] = [0, 0, 0, 0]
  // If other programs use the processors, a few seconds yield only a few responses, and timers take most of
  // the CPU time. So continue until there are enough responses.
  while (turns === 0 || (requests < leastRequests && turns < mostTurns)) {
    const sent = await sendLoad(server.port, mix, seconds)
    requests += sent.requests
    refused += sent.refused
    failed += sent.failed
    turns += 1
  }
  const tookSeconds = (performance.now() - startedMs) / 1_000
  const spent = cpuMicroseconds(server.pid) - before
  const wrong = mix.status >= 400 ? requests - refused : refused
  if (wrong > requests / 1_000 || failed > 0)
    throw new Error(
      `${mix.name}: ${wrong} of ${requests} responses are not a ${mix.status}, ${failed} failed`,
    )
  return { requests, microseconds: spent / requests, perSecond: requests / tookSeconds }
}

/** Records the responses to each request of a case, and starts a bare server that sends them. */
async function startRaw(port: number, mix: LoadCase): Promise<Started> {
  await mix.prepare?.()
  const recorded: RecordedResponse[] = []
  for (const [n, request] of mix.requests.entries())
    recorded.push(await record(port, fillIn(request, n, mix)))
  const wrong = recorded.find(({ status }) => status !== mix.status)
  if (wrong) throw new Error(`${mix.name}: ${wrong.path} answers ${wrong.status}`)
  const folder = mkdtempSync(join(tmpdir(), 'sextant-raw-'))
  const file = join(folder, 'responses.json')
  writeFileSync(file, JSON.stringify(recorded))
  const raw = await start('raw', file)
  rmSync(folder, { recursive: true })
  return raw
}

/** Requests the path without percent-encoding and decompression, as the load generator does. */
async function record(port: number, { path, headers }: ReturnType<typeof fillIn>): Promise<RecordedResponse> {
  const response = await request(`http://127.0.0.1:${port}${path}`, { headers })
  const byNode = ['connection', 'date', 'keep-alive']
  const own = Object.entries(response.headers)
    .filter(([name]) => !byNode.includes(name))
    .flatMap(([name, value = '']) => [value].flat().flatMap((each) => [name, each]))
  const body = Buffer.from(await response.body.arrayBuffer()).toString('base64')
  return { path, status: response.statusCode, headers: own, body }
}
