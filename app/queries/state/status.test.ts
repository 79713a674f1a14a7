import { expect, test } from 'vitest'
import type { SourcePeriod } from '~/domain/service/uptime'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { laterBy } from './heartbeats.server'
import { toStatusView } from './status.server'

const now = 1_700_000_040

function heartbeat(source: string, more: Partial<StoredHeartbeat> = {}): StoredHeartbeat {
  const ageSeconds = more.ageSeconds ?? 0.5
  return {
    source,
    state: 'live',
    tipSlot: 200,
    committedSlot: 193,
    blockTime: now - 3,
    detail: undefined,
    counters: {},
    heardAt: Math.floor(now + 0.5 - ageSeconds),
    ageSeconds,
    ...more,
  }
}

const live = (source: string, from: number, until = now): SourcePeriod => ({
  source,
  state: 'live',
  from,
  until,
  detail: undefined,
})

test('a service whose sources are live is operational, with the sums of the last minute', () => {
  const status = toStatusView(
    [
      heartbeat('rpc', { counters: { failuresPerMinute: 2, corruptPerMinute: 30 } }),
      heartbeat('accounts:jupiter-dca', { counters: { updatesPerMinute: 90 } }),
      heartbeat('events:jupiter-dca', { counters: { eventsPerMinute: 30, unreadable: 0 } }),
      heartbeat('history:jupiter-dca', { state: 'catching-up', counters: { eventsPerMinute: 6_000 } }),
    ],
    [],
  )
  expect(status).toMatchObject({
    state: 'operational',
    eventsPerSecond: 2,
    failuresPerMinute: 2,
    quarantinedPerMinute: 30,
    uptime: undefined,
    incidents: [],
  })
  expect(status.sources[1]).toEqual({
    source: 'accounts:jupiter-dca',
    state: 'live',
    isVital: true,
    lastSlot: 193,
    lagSlots: 7,
    dataAt: now - 3,
    heardAt: now,
    detail: undefined,
    eventsPerSecond: 1.5,
    unreadableTransactions: undefined,
    uptime: undefined,
    counters: { updatesPerMinute: 90 },
  })
  expect(status.sources[2]?.unreadableTransactions).toBe(0)
  expect(status.sources.map(({ isVital }) => isVital)).toEqual([true, true, true, false])
})

test('is degraded if one source is not live, and down if none is', () => {
  const offline = heartbeat('prices', { state: 'offline', detail: 'The Price API is away.' })
  expect(toStatusView([heartbeat('rpc'), offline], []).state).toBe('degraded')
  expect(toStatusView([offline], []).state).toBe('down')
  expect(toStatusView([], [])).toMatchObject({ state: 'down', sources: [], eventsPerSecond: undefined })
})

test('marks a source silent after ten seconds and drops it after a day', () => {
  const { sources } = toStatusView(
    [
      heartbeat('rpc'),
      heartbeat('prices', { ageSeconds: 10.1 }),
      heartbeat('accounts:jupiter-dca', { ageSeconds: 86_500 }),
    ],
    [],
  )
  expect(sources.map(({ source, state }) => [source, state])).toEqual([
    ['rpc', 'live'],
    ['prices', 'silent'],
  ])
})

test('combines the uptime of all vital sources, and reports the uptime of each source', () => {
  const periods = [
    live('rpc', now - 1_000),
    live('prices', now - 1_000, now - 500),
    live('prices', now - 400),
    { ...live('sweep', now - 1_000, now - 900) },
  ]
  const { uptime, incidents, sources } = toStatusView(
    [heartbeat('rpc'), heartbeat('prices'), heartbeat('sweep')],
    periods,
  )
  // 1,700,000,040 is a whole minute.
  expect(uptime).toEqual({ since: now - 1_000, fraction: 0.9 })
  expect(sources.map((source) => source.uptime?.fraction)).toEqual([1, 0.9, 0.1])
  expect(incidents).toEqual([{ from: now - 500, until: now - 400, sources: ['prices'], detail: undefined }])
})

test('is degraded, not down, while its only working source is degraded', () => {
  const { state } = toStatusView([heartbeat('rpc', { state: 'degraded' })], [])
  expect(state).toBe('degraded')
})

test('ignores the counters of a silent source', () => {
  const silent = {
    ageSeconds: 11,
    counters: { eventsPerMinute: 60, failuresPerMinute: 3, corruptPerMinute: 2 },
  }
  const status = toStatusView(
    [heartbeat('events:jupiter-dca', silent)],
    [live('events:jupiter-dca', now - 600)],
  )
  expect(status).toMatchObject({
    state: 'down',
    eventsPerSecond: undefined,
    failuresPerMinute: undefined,
    quarantinedPerMinute: undefined,
  })
  expect(status.sources[0]).toMatchObject({ state: 'silent', lagSlots: undefined, lastSlot: 193 })
})

test('marks sources silent as the same facts age', () => {
  const facts = [heartbeat('rpc'), heartbeat('prices')]
  const periods = [live('rpc', now - 600), live('prices', now - 600)]
  expect(toStatusView(laterBy(facts, 9), periods).state).toBe('operational')
  const later = toStatusView(laterBy(facts, 70), periods)
  expect(later).toMatchObject({ state: 'down' })
  expect(later.sources.map(({ state }) => state)).toEqual(['silent', 'silent'])
  expect(later.incidents).toEqual([
    { from: now, until: undefined, sources: ['rpc', 'prices'], detail: undefined },
  ])
  expect(later.uptime?.fraction).toBeLessThan(1)
})
