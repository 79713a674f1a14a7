import { expect, test } from 'vitest'
import type { PanelMeta } from '~/contracts/state/panel'
import { streamData } from '~/contracts/state/stream-events'
import { perpVenues } from '~/domain/protocol/venues'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../helpers/world/states'
import { heartbeatOf } from './seed'
import { listen, rowsFrame } from './stream-frames'

const now = 1_700_000_400
const ageAt = { drift: now - 400, velocity: now - 20 } as const

/** Opens a server whose data of Drift is old, while that of Velocity is not. */
async function openVenues() {
  const server = await openServer({ clock: clockAt(now) })
  await server.writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => ({
        ...heartbeatOf(source),
        blockTime: ageAt[venue],
      })),
    ),
  )
  return server
}

const times = (metas: Readonly<Record<string, PanelMeta>>) =>
  Object.fromEntries(Object.entries(metas).map(([topic, { dataTime }]) => [topic, dataTime]))

test('the rows of all perps venues have the age of each venue beside that of all', async () => {
  const server = await openVenues()
  const stream = await listen(server, '?topics=perps.trades,perps.markets')
  await stream.next(({ event }) => event === 'freshness')
  const ofVelocity = {
    events: [perpFilledEvent({ protocol: 'velocity-perps', signature: signatureOf('velocity fill') })],
    accounts: [
      {
        state: perpMarketState({ protocol: 'velocity-perps', key: addressOf('velocity market') }),
        slot: 300,
        at: now,
      },
    ],
  }
  await server.writer.write(batchOf(ofVelocity))
  const trades = streamData['perps.trades'].parse((await rowsFrame(stream, 'perps.trades')).data)
  expect(trades.meta.dataTime).toBe(ageAt.drift)
  expect(times(trades.metas)).toEqual({ 'drift.trades': ageAt.drift, 'velocity.trades': ageAt.velocity })
  const markets = streamData['perps.markets'].parse((await rowsFrame(stream, 'perps.markets')).data)
  expect(markets.meta.dataTime).toBe(ageAt.drift)
  expect(times(markets.metas)).toEqual({ market_stats: ageAt.drift, 'velocity.markets': ageAt.velocity })
})

test('a frame that asks for a reload has the age of each venue, too', async () => {
  const server = await openVenues()
  const stream = await listen(server, '?topics=perps.positions&lastEventId=unreadable')
  const { data } = await stream.next(({ event }) => event === 'perps.positions')
  const { resync, metas } = streamData['perps.positions'].parse(data)
  expect(resync).toBe(true)
  expect(times(metas)).toEqual({
    'drift.positions': ageAt.drift,
    'velocity.positions': ageAt.velocity,
  })
})

test('the ages of all topics include those of one venue', async () => {
  const server = await openVenues()
  const stream = await listen(server, '?topics=prices')
  const freshness = streamData.freshness.parse((await stream.next(({ event }) => event === 'freshness')).data)
  expect(times(freshness)).toMatchObject({
    'drift.trades': ageAt.drift,
    market_stats: ageAt.drift,
    'velocity.trades': ageAt.velocity,
    'velocity.markets': ageAt.velocity,
    'perps.trades': ageAt.drift,
  })
})
