import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Access } from '~/auth/access.server'
import type { StatusView } from '~/domain/service/status-view'
import type { Live } from '~/live/live.server'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'
import type { Queries } from '~/queries/queries.server'
import type { RouteClass } from './route-class'
import { observeSources } from './source-metrics'

export interface MetricsOptions {
  readonly context: {
    readonly queries: Pick<Queries, 'getHealth' | 'getStatus' | 'countCache'>
    readonly live: Pick<Live, 'streamCount' | 'maxStreams'>
    readonly access: Pick<Access, 'countBuckets'>
  }
  /** Delay of the event loop, milliseconds. */
  readonly loopDelayMs: () => number
}

/** Prometheus metrics of a web process. */
export interface Metrics {
  readonly contentType: string
  /**
   * Records a finished response. Streams are counted without their duration, because the client determines
   * how long a stream lasts.
   */
  answered(route: RouteClass, status: number, seconds: number): void
  /** Returns the metrics in Prometheus text format. */
  render(): Promise<string>
}

/**
 * Upper bounds of the histogram buckets, seconds. Cached responses take about a millisecond, other responses
 * take up to a few hundred milliseconds.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics({ context, loopDelayMs }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'sextant_http_requests_total',
    help: 'HTTP requests, by kind of route and status.',
    labelNames: ['route', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'sextant_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, excluding streams.',
    labelNames: ['route'] as const,
    buckets,
    registers,
  })
  const answeredOf = createResponseCounters(requests, durations)
  observeProcess(registers, loopDelayMs)
  observeServices(registers, context)
  observeCache(registers, context)
  const takeStatus = observeSources(registers)
  const storeUp = new Gauge({
    name: 'sextant_store_up',
    help: '1 = the database responds. If 0, the metrics of the sources are absent.',
    registers,
  })
  return {
    contentType: registry.contentType,
    answered: (route, status, seconds) => answeredOf(route, status)(seconds),
    async render() {
      const status = await readStatus(context.queries)
      storeUp.set(status === undefined ? 0 : 1)
      takeStatus(status)
      return registry.metrics()
    },
  }
}

/**
 * Returns the state of the sources. Returns `undefined` if the store does not respond. `getStatus` alone
 * would not reveal this, because it returns the last good status while the store is down.
 */
async function readStatus({
  getHealth,
  getStatus,
}: Pick<Queries, 'getHealth' | 'getStatus'>): Promise<StatusView | undefined> {
  const { ready } = await getHealth()
  if (!ready) return undefined
  return getStatus().catch((error: unknown) => {
    if (isSourceUnavailable(error)) return undefined
    throw error
  })
}

/**
 * Creates a counter of responses by route and status. The labels of each combination are resolved only once,
 * because there are few combinations and many responses.
 */
function createResponseCounters(
  requests: Counter<'route' | 'status'>,
  durations: Histogram<'route'>,
): (route: RouteClass, status: number) => (seconds: number) => void {
  const counters = new Map<RouteClass, Map<number, (seconds: number) => void>>()
  const create = (route: RouteClass, status: number) => {
    const request = requests.labels({ route, status: String(status) })
    const duration = route === 'stream' ? undefined : durations.labels({ route })
    return (seconds: number) => {
      request.inc()
      duration?.observe(seconds)
    }
  }
  return (route, status) => {
    const ofRoute = counters.get(route) ?? new Map<number, (seconds: number) => void>()
    counters.set(route, ofRoute)
    const counter = ofRoute.get(status) ?? create(route, status)
    ofRoute.set(status, counter)
    return counter
  }
}

function observeProcess(registers: Registry[], loopDelayMs: () => number): void {
  new Gauge({
    name: 'sextant_event_loop_delay_seconds',
    help: '99th percentile of the event loop delay in the last second.',
    registers,
    collect() {
      this.set(loopDelayMs() / 1_000)
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time used by the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start time of the process.',
    registers,
    collect() {
      this.set(Date.now() / 1_000 - process.uptime())
    },
  })
}

function observeServices(registers: Registry[], { live, access }: MetricsOptions['context']): void {
  new Gauge({
    name: 'sextant_streams_open',
    help: 'Open streams.',
    registers,
    collect() {
      this.set(live.streamCount)
    },
  })
  new Gauge({
    name: 'sextant_streams_limit',
    help: 'Maximum number of open streams of this process.',
    registers,
  }).set(live.maxStreams)
  new Gauge({
    name: 'sextant_rate_buckets',
    help: 'Clients whose rate buckets are not full again yet.',
    registers,
    collect() {
      this.set(access.countBuckets())
    },
  })
}

function observeCache(registers: Registry[], { queries }: MetricsOptions['context']): void {
  for (const [name, note] of [
    ['sextant_query_cache_entries', ''],
    ['sextant_query_cache_answers', replaced('entries')],
  ] as const)
    new Gauge({
      name,
      help: `Cached query results.${note}`,
      registers,
      collect() {
        this.set(queries.countCache().kept)
      },
    })
  new Gauge({
    name: 'sextant_query_cache_rows',
    help: 'Rows in all cached query results.',
    registers,
    collect() {
      this.set(queries.countCache().weight)
    },
  })
  for (const [name, note] of [
    ['sextant_query_cache_requests_total', ''],
    ['sextant_query_cache_questions_total', replaced('requests_total')],
  ] as const)
    new Counter({
      name,
      help: `Queries by outcome: answered from the cache (kept), or sent to the database (loaded).${note}`,
      labelNames: ['outcome'] as const,
      registers,
      collect() {
        const { hits, loads } = queries.countCache()
        this.reset()
        this.inc({ outcome: 'kept' }, hits)
        this.inc({ outcome: 'loaded' }, loads)
      },
    })
}

/**
 * Returns a note for the description of a metric that is still exported under its old name for one release.
 */
const replaced = (name: string): string =>
  ` Renamed to sextant_query_cache_${name}; gone in the next release.`
