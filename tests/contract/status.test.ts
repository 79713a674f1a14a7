import { expect, test } from 'vitest'
import { statusWire } from '~/contracts/state/status'
import { openWeb } from '../helpers/web/web-context'
import { seed } from './seed'

/** Time limit for polling, milliseconds. It exceeds the two seconds for which a status may be cached. */
const restarted = { timeout: 10_000 }

test('reports each source, its lag, and the overall status', async () => {
  const web = await openWeb()
  const none = statusWire.parse(await (await web.get('/api/status')).json())
  expect(none).toMatchObject({ status: 'down', sources: [], measuredSince: null, incidents: [] })
  await seed(web.writer)
  const read = async () => statusWire.parse(await (await web.get('/api/status')).json())
  await expect.poll(async () => (await read()).status, restarted).toBe('operational')
  const { sources } = await read()
  expect(sources).toHaveLength(10)
  expect(sources[0]).toMatchObject({
    source: 'accounts:drift-perps',
    state: 'live',
    isVital: true,
    lastSlot: 190,
    lagSlots: 10,
    eventsPerSecond: null,
    detail: null,
    unreadableTransactions: null,
  })
  await web.writer.heartbeat([
    {
      source: 'prices',
      state: 'offline',
      tipSlot: 200,
      committedSlot: undefined,
      blockTime: undefined,
      detail: 'The Price API is away.',
      counters: { failuresPerMinute: 3 },
    },
  ])
  await expect.poll(async () => (await read()).status, restarted).toBe('degraded')
  expect(await read()).toMatchObject({ failuresPerMinute: 3, quarantinedPerMinute: null })
  expect((await read()).sources.find(({ source }) => source === 'prices')).toMatchObject({
    state: 'offline',
    detail: 'The Price API is away.',
    lastSlot: null,
  })
})

test('counts transactions that can’t be read, and reports the service as degraded', async () => {
  const web = await openWeb()
  await seed(web.writer)
  const detail = "3 transactions can't be read: Transaction version (2) is not supported (-32015)."
  await web.writer.heartbeat([
    {
      source: 'events:jupiter-dca',
      state: 'degraded',
      tipSlot: 200,
      committedSlot: 190,
      blockTime: undefined,
      detail,
      counters: { unreadable: 3 },
    },
  ])
  const read = async () => statusWire.parse(await (await web.get('/api/status')).json())
  await expect.poll(async () => (await read()).status, restarted).toBe('degraded')
  expect((await read()).sources.find(({ source }) => source === 'events:jupiter-dca')).toMatchObject({
    state: 'degraded',
    detail,
    unreadableTransactions: 3,
  })
})
