import { type SourceState, type SourceStatusView, type StatusView, sourceStates } from '~/domain/status-view'
import type { UnixSeconds } from '~/domain/time'
import {
  incidentsOf,
  type Outage,
  outagesOf,
  type SourceStretch,
  silentAfterSeconds,
  uptimeOf,
} from '~/domain/uptime'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readHeartbeats, type StoredHeartbeat } from '~/store/read-heartbeats'
import { readSourceStretches } from '~/store/read-source-stretches'
import { createAging, type Reading } from './aging.server'
import { laterBy } from './heartbeats.server'
import type { Queries } from './queries.server'
import type { QueryCache } from './query-cache.server'

/** Sources without which what pages show grows old. The others bring in what has long been, or check. */
const vital = /^(?:rpc|accounts:|events:|finality|prices|tokens)/

/** A source that has been silent for so long while others speak belongs to a program that is not followed any more. */
const retiredAfterSeconds = 86_400

/** Read anew at most so often. */
const statusMaxAgeMs = 2_000

/** Incidents that are told at most. */
const mostIncidents = 50

interface StatusFacts {
  readonly heartbeats: readonly StoredHeartbeat[]
  readonly stretches: readonly SourceStretch[]
}

/**
 * How the service is doing now. Only what was read is kept: what follows from its age is computed when it is asked for, so
 * that sources fall silent also while the store, which would say so, does not answer. Throws `SourceUnavailableError` where
 * the store has never answered.
 */
export function createStatusQuery({
  pool,
  cache,
  clock,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}): Queries['getStatus'] {
  const toNow = createAging(clock, ({ heartbeats, stretches }: StatusFacts, seconds) =>
    toStatusView(laterBy(heartbeats, seconds), stretches),
  )
  return async () =>
    toNow(
      await cache.get<Reading<StatusFacts>>({
        key: 'status',
        topics: [],
        maxAgeMs: statusMaxAgeMs,
        load: async () => {
          const [heartbeats, stretches] = await Promise.all([readHeartbeats(pool), readSourceStretches(pool)])
          return { value: { heartbeats, stretches }, readAtMs: clock.monotonicMs() }
        },
      }),
    )
}

/** How the service is doing, out of what its sources last said and of the stretches in which they said the same. */
export function toStatusView(
  heartbeats: readonly StoredHeartbeat[],
  stretches: readonly SourceStretch[],
): StatusView {
  // By the store's clock, which has dated the stretches as well.
  const now = Math.max(0, ...heartbeats.map(({ heardAt, ageSeconds }) => Math.floor(heardAt + ageSeconds)))
  const newestAge = Math.min(...heartbeats.map(({ ageSeconds }) => ageSeconds))
  const current = heartbeats.filter(({ ageSeconds }) => ageSeconds - newestAge < retiredAfterSeconds)
  const heard = current.filter((heartbeat) => stateOf(heartbeat) !== 'silent')
  const histories = new Map(current.map(({ source }) => [source, historyOf(source, stretches, now)]))
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
    incidents: incidentsOf(outages, now).slice(0, mostIncidents),
  }
}

type History = { readonly since: UnixSeconds; readonly outages: readonly Outage[] } | undefined

function historyOf(source: string, stretches: readonly SourceStretch[], now: UnixSeconds): History {
  return outagesOf(
    stretches.filter((stretch) => stretch.source === source),
    now,
  )
}

function sourceStatus(heartbeat: StoredHeartbeat, history: History, now: UnixSeconds): SourceStatusView {
  const { source, tipSlot, committedSlot, blockTime, detail, counters, heardAt } = heartbeat
  const state = stateOf(heartbeat)
  // What a source said of its last minute says nothing of this one.
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
  // A state that only a newer indexer knows is not live.
  return sourceStates.find((known) => known === state) ?? 'starting'
}

function serviceState(sources: readonly SourceStatusView[]): StatusView['state'] {
  if (sources.every(({ state }) => state !== 'live' && state !== 'degraded')) return 'down'
  return sources.every(({ state }) => state === 'live') ? 'operational' : 'degraded'
}

/** The sum of what is known; undefined = nothing is. */
function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, number) => sum + number, 0)
}
