import { type StatusWire, statusToWire } from '~/contracts/state/status'
import type { UnixSeconds } from '~/domain/base/time'
import type { SourcePeriod } from '~/domain/service/uptime'
import { toStatusView } from '~/queries/state/status.server'
import type { Pool } from '~/store/postgres/pool'
import { readHeartbeats } from '~/store/read/read-heartbeats'

const measuredSeconds = 30 * 86_400
const outage = {
  beganSecondsAgo: 7_260,
  seconds: 60,
  detail: 'The connection to the node was lost.',
} as const

/**
 * Counters of an indexer per minute of the simulated world, rounded. Real counters would depend on the speed
 * of this machine.
 */
const counters = { updatesPerMinute: 900, eventsPerMinute: 600, failuresPerMinute: 0, corruptPerMinute: 0 }

/**
 * Returns a service status for the time `now`. It looks like the end of a month of operation. Sources and
 * slots come from the indexed world. Times and counters are invented, because heartbeats use the database
 * clock, which cannot be set.
 */
export async function statusExample(pool: Pool, now: UnixSeconds): Promise<StatusWire> {
  const heartbeats = (await readHeartbeats(pool)).map((heartbeat) => ({
    ...heartbeat,
    state: 'live',
    detail: undefined,
    counters: heartbeat.source.startsWith('events:') ? { ...counters, unreadable: 0 } : counters,
    heardAt: now,
    ageSeconds: 0,
  }))
  return statusToWire(
    toStatusView(
      heartbeats,
      heartbeats.flatMap(({ source }) => periodsOf(source, now)),
    ),
  )
}

function periodsOf(source: string, now: UnixSeconds): SourcePeriod[] {
  const lostAt = now - outage.beganSecondsAgo
  const backAt = lostAt + outage.seconds
  const said = (state: string, from: UnixSeconds, until: UnixSeconds, detail?: string): SourcePeriod => ({
    source,
    state,
    from,
    until,
    detail,
  })
  return [
    said('live', now - measuredSeconds, lostAt),
    said('offline', lostAt, backAt, outage.detail),
    said('live', backAt, now),
  ]
}
