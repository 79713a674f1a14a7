import { expect, test } from 'vitest'
import type { PageContext } from '~/context.server'
import type { DataTopic, ProtocolId } from '~/domain/protocol/protocol'
import { toPanelView } from '~/queries/state/panel.server'
import { toStatusView } from '~/queries/state/status.server'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import { readStatus } from './read-status.server'

const heartbeat = (source: string, blockTime: number | undefined): StoredHeartbeat => ({
  source,
  state: blockTime === undefined ? 'snapshot' : 'live',
  tipSlot: 300,
  committedSlot: blockTime === undefined ? undefined : 290,
  blockTime,
  detail: undefined,
  counters: {},
  heardAt: 1_000,
  ageSeconds: 0.5,
})

/** Heartbeats of the sources of one program. */
const sourcesOf = (protocol: ProtocolId, blockTime: number | undefined) =>
  ['accounts', 'events'].map((kind) => heartbeat(`${kind}:${protocol}`, blockTime))

function ageOf(heartbeats: readonly StoredHeartbeat[]) {
  const queries = {
    getStatus: async () => toStatusView(heartbeats, []),
    getPanelOf: async (_result: object, topics: readonly DataTopic[]) =>
      toPanelView(topics, heartbeats, 'live'),
  } as PageContext['queries']
  return readStatus({ queries, clock: { nowMs: () => 1_000_000, monotonicMs: () => 0 } })
}

test('the status waits for no program that the server does not follow', async () => {
  const { data, meta } = await ageOf(sourcesOf('jupiter-dca', 990))
  expect([data?.status, meta.dataTime, meta.notice]).toEqual(['operational', 990, null])
})

test('the status is as old as the oldest data of a followed program, and has no age before its first', async () => {
  const spot = sourcesOf('kamino-limit', 980)
  expect((await ageOf([...sourcesOf('drift-perps', 990), ...spot])).meta.dataTime).toBe(980)
  expect((await ageOf([...sourcesOf('velocity-perps', undefined), ...spot])).meta.dataTime).toBeNull()
})
