import { type StatusWire, statusToWire } from '~/contracts/status'
import type { UnixSeconds } from '~/domain/time'
import type { SourceStretch } from '~/domain/uptime'
import { toStatusView } from '~/queries/status.server'
import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'

const measuredSeconds = 30 * 86_400
const outage = {
  beganSecondsAgo: 7_260,
  seconds: 60,
  detail: 'The connection to the node was lost.',
} as const

/** What an indexer counts in a minute of the simulated world, rounded: how fast this machine was is nobody's example. */
const counters = { updatesPerMinute: 900, eventsPerMinute: 600, failuresPerMinute: 0, corruptPerMinute: 0 }

/**
 * How the service would be doing at `now` after a month of work. Heartbeats are dated by the store's clock, which nobody can set: sources and slots
 * are those of the world that was read, their times and counters are not.
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
      heartbeats.flatMap(({ source }) => stretchesOf(source, now)),
    ),
  )
}

function stretchesOf(source: string, now: UnixSeconds): SourceStretch[] {
  const lostAt = now - outage.beganSecondsAgo
  const backAt = lostAt + outage.seconds
  const said = (state: string, from: UnixSeconds, until: UnixSeconds, detail?: string): SourceStretch => ({
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
