import type { UnixSeconds } from '~/domain/base/time'
import { priceSources } from '~/domain/protocol/price-source'
import {
  type SourceState,
  type SourceStatusView,
  type StatusView,
  sourceStates,
} from '~/domain/service/status-view'
import {
  incidentsOf,
  type Outage,
  outagesOf,
  type SourcePeriod,
  silentAfterSeconds,
  uptimeOf,
} from '~/domain/service/uptime'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readHeartbeats, type StoredHeartbeat } from '~/store/read/read-heartbeats'
import { readSourcePeriods } from '~/store/read/read-source-periods'
import { readPriceSources, type StoredPriceSource } from '~/store/read/read-tokens'
import type { QueryCache } from '../cache/query-cache.server'
import { createAging, type Reading } from './aging.server'
import { laterBy } from './heartbeats.server'
import type { StateQueries } from './state-queries.server'

/** Names of the sources that keep pages up to date. All other sources load history or check data. */
const vital = /^(?:rpc|accounts:|events:|finality|prices|tokens)/

/**
 * Time without a heartbeat, seconds, after which a source is no longer listed while other sources still
 * report. Its program is then assumed to be no longer followed.
 */
const retiredAfterSeconds = 86_400

const statusMaxAgeMs = 2_000

/** Maximum number of incidents in the view. */
const mostIncidents = 50

interface StatusFacts {
  readonly heartbeats: readonly StoredHeartbeat[]
  readonly periods: readonly SourcePeriod[]
  readonly prices: readonly StoredPriceSource[]
}

/**
 * Creates the query for the current state of the service. Only the heartbeats and incidents read from the
 * store are cached. The state of each source is computed for each request from the age of its heartbeat, so a
 * source becomes silent even while the store does not respond. The query throws `SourceUnavailableError` if
 * the store has never responded.
 */
export function createStatusQuery({
  pool,
  cache,
  clock,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}): StateQueries['getStatus'] {
  const toNow = createAging(clock, ({ heartbeats, periods, prices }: StatusFacts, seconds) =>
    toStatusView(laterBy(heartbeats, seconds), periods, prices),
  )
  return async () =>
    toNow(
      await cache.get<Reading<StatusFacts>>({
        key: 'status',
        topics: [],
        maxAgeMs: statusMaxAgeMs,
        load: async () => {
          const [heartbeats, periods, prices] = await Promise.all([
            readHeartbeats(pool),
            readSourcePeriods(pool),
            readPriceSources(pool),
          ])
          return { value: { heartbeats, periods, prices }, readAtMs: clock.monotonicMs() }
        },
      }),
    )
}

/**
 * Builds the status of the service from the latest heartbeats, and from the periods in which each source
 * reported an unchanged state.
 */
export function toStatusView(
  heartbeats: readonly StoredHeartbeat[],
  periods: readonly SourcePeriod[],
  prices: readonly StoredPriceSource[] = [],
): StatusView {
  // The current time comes from the store's clock, because the periods have times of this clock too.
  const now = Math.max(0, ...heartbeats.map(({ heardAt, ageSeconds }) => Math.floor(heardAt + ageSeconds)))
  const newestAge = Math.min(...heartbeats.map(({ ageSeconds }) => ageSeconds))
  const current = heartbeats.filter(({ ageSeconds }) => ageSeconds - newestAge < retiredAfterSeconds)
  const heard = current.filter((heartbeat) => stateOf(heartbeat) !== 'silent')
  const histories = new Map(current.map(({ source }) => [source, historyOf(source, periods, now)]))
  const sources = current.map((heartbeat) => sourceStatus(heartbeat, histories.get(heartbeat.source), now))
  const measured = sources
    .filter(({ isVital }) => isVital)
    .flatMap(({ source }) => histories.get(source) ?? [])
  const outages = measured.flatMap((history) => history.outages)
  return {
    state: serviceState(sources.filter(({ isVital }) => isVital)),
    uptime:
      measured.length === 0
        ? undefined
        : uptimeOf(Math.min(...measured.map(({ since }) => since)), outages, now),
    eventsPerSecond: sumOf(sources.map(({ eventsPerSecond }) => eventsPerSecond)),
    failuresPerMinute: sumOf(heard.map(({ counters }) => counters.failuresPerMinute)),
    quarantinedPerMinute: sumOf(heard.map(({ counters }) => counters.corruptPerMinute)),
    sources,
    prices: toPriceCounts(prices),
    incidents: incidentsOf(outages, now).slice(0, mostIncidents),
  }
}

function toPriceCounts(stored: readonly StoredPriceSource[]): StatusView['prices'] {
  const tokensOf = new Map(stored.map(({ source, tokens }) => [source, tokens]))
  return priceSources.flatMap((source) => {
    const tokens = tokensOf.get(source) ?? 0
    return tokens > 0 ? { source, tokens } : []
  })
}

type History = { readonly since: UnixSeconds; readonly outages: readonly Outage[] } | undefined

function historyOf(source: string, periods: readonly SourcePeriod[], now: UnixSeconds): History {
  return outagesOf(
    periods.filter((period) => period.source === source),
    now,
  )
}

function sourceStatus(heartbeat: StoredHeartbeat, history: History, now: UnixSeconds): SourceStatusView {
  const { source, tipSlot, committedSlot, blockTime, detail, counters, heardAt } = heartbeat
  const state = stateOf(heartbeat)
  // The counters of a silent source are outdated.
  const isHeard = state !== 'silent'
  const perMinute = source.startsWith('accounts:') ? counters.updatesPerMinute : counters.eventsPerMinute
  const isFollowing = source.startsWith('accounts:') || source.startsWith('events:')
  return {
    source,
    state,
    isVital: vital.test(source),
    lastSlot: committedSlot,
    lagSlots:
      !isHeard || tipSlot === undefined || committedSlot === undefined
        ? undefined
        : Math.max(0, tipSlot - committedSlot),
    dataAt: blockTime,
    heardAt,
    detail,
    eventsPerSecond: isHeard && isFollowing && perMinute !== undefined ? perMinute / 60 : undefined,
    unreadableTransactions: counters.unreadable,
    uptime: history && uptimeOf(history.since, history.outages, now),
    counters,
  }
}

function stateOf({ state, ageSeconds }: StoredHeartbeat): SourceState {
  if (ageSeconds > silentAfterSeconds) return 'silent'
  // A newer indexer may report a state that this version does not know. Such a state does not count as live.
  return sourceStates.find((known) => known === state) ?? 'starting'
}

function serviceState(sources: readonly SourceStatusView[]): StatusView['state'] {
  if (sources.every(({ state }) => state !== 'live' && state !== 'degraded')) return 'down'
  return sources.every(({ state }) => state === 'live') ? 'operational' : 'degraded'
}

/** Sums the known numbers. Returns `undefined` if no number is known. */
function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, number) => sum + number, 0)
}
