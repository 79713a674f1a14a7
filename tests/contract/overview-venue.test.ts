import { expect, test } from 'vitest'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { readCard } from '~/features/embeds/read-card.server'
import { readWhales } from '~/features/feeds/read-whales.server'
import { readHome } from '~/features/overview/read-home.server'
import { readPanels } from '~/features/overview/read-overview-panels.server'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  positionOf,
  signatureOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Two venues with a market of the same name and index, a fill of the same number, and a large position. */

const now = 1_700_000_400
const pausedAt = now - 2 * 86_400
const ageAt = { drift: now - 40, velocity: now - 20 } as const
const node = { SOLANA_RPC_URL: 'http://node.test' }
const marketOf = (venue: PerpVenue) => addressOf(`${venue} SOL-PERP`)

/** Opens a site with both venues. Drift has had no execution for two days if it is paused. */
async function openVenues(settings: Readonly<Record<string, string>>, isDriftPaused = false) {
  const web = await openWeb({ clock: clockAt(now), settings })
  const tradedAt = (venue: PerpVenue) => (venue === 'drift' && isDriftPaused ? pausedAt : now - 60)
  await web.writer.write(
    batchOf({
      accounts: perpVenues.flatMap((venue) =>
        [
          perpMarketState({
            protocol: `${venue}-perps`,
            key: marketOf(venue),
            oraclePriceRaw: venue === 'drift' ? 200_000_000n : 201_000_000n,
            lastTradeAt: tradedAt(venue),
          }),
          perpUserState({
            protocol: `${venue}-perps`,
            key: addressOf(`${venue} user`),
            authority: addressOf('wallet'),
            positions: [positionOf(0, 50_000_000_000n)],
          }),
        ].map((state) => ({ state, slot: 300, at: now - 10 })),
      ),
    }),
  )
  await web.writer.write(
    batchOf({
      events: perpVenues.map((venue) =>
        perpFilledEvent({
          protocol: `${venue}-perps`,
          signature: signatureOf(`${venue} fill`),
          at: tradedAt(venue),
          slot: 200,
          taker: addressOf(`${venue} user`),
          takerOrderId: 7,
        }),
      ),
    }),
  )
  await web.writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => ({
        ...heartbeatOf(source),
        blockTime: ageAt[venue],
      })),
    ),
  )
  return web
}

const pageOf = ({ context }: WebTest) => ({ ...context, cspNonce: '' })

test.each([
  ['the default venue of the simulated cluster', {}, false, 'drift'],
  ['the operator’s venue', { PERPS_DEFAULT_VENUE: 'velocity' }, false, 'velocity'],
  ['the operator’s venue, even if it is paused', { ...node, PERPS_DEFAULT_VENUE: 'drift' }, true, 'drift'],
  ['the venue that trades, with a node', node, true, 'velocity'],
] as const)('the overview shows %s', async (_, settings, isDriftPaused, venue) => {
  const web = await openVenues(settings, isDriftPaused)
  const home = await readHome(pageOf(web), new URLSearchParams())
  expect(home.perps).toEqual({
    venue,
    name: venue === 'drift' ? 'Drift' : 'Velocity',
    topic: venue === 'drift' ? 'drift.trades' : 'perps.trades',
    agedTopic: `${venue}.trades`,
  })
  expect(home.perpTrades.page?.content.map((trade) => [trade.venue, trade.signature])).toEqual([
    [venue, signatureOf(`${venue} fill`)],
  ])
  expect(home.perpTrades.meta.dataTime).toBe(ageAt[venue])
  const { positions, anomalies } = await readPanels(pageOf(web))
  expect(new Set(positions.data?.map((record) => `${record.venue} ${record.marketKey}`))).toEqual(
    new Set([`${venue} ${marketOf(venue)}`]),
  )
  expect([positions.meta.dataTime, anomalies.meta.dataTime]).toEqual([ageAt[venue], ageAt[venue]])
  expect(anomalies.data?.funding?.venue ?? venue).toBe(venue)
})

test('the header’s price is that of the default venue if it trades, and names the venue', async () => {
  const pricesOf = async (web: WebTest) => (await (await web.get('/api/dashboard/prices')).json()).prices
  const sol = { marketName: 'SOL-PERP', priceChange24Hour: null, priceChange24HourAt: null }
  expect(await pricesOf(await openVenues({ PERPS_DEFAULT_VENUE: 'velocity' }))).toEqual([
    { ...sol, venue: 'velocity', lastOraclePrice: 201 },
  ])
  expect(await pricesOf(await openVenues({}))).toEqual([{ ...sol, venue: 'drift', lastOraclePrice: 200 }])
  expect(await pricesOf(await openVenues({ PERPS_DEFAULT_VENUE: 'drift' }, true))).toEqual([
    { ...sol, venue: 'velocity', lastOraclePrice: 201 },
  ])
})

test('feeds and embeds have the rows of both venues, and lead to the venue', async () => {
  const web = await openVenues({})
  const whales = await readWhales(web.context.queries, 1)
  expect(whales.map(({ title }) => title.replace(/,.*/, '')).sort()).toEqual([
    'Drift: SOL-PERP long',
    'Velocity: SOL-PERP long',
  ])
  const paths = new Map(whales.map(({ title, path }) => [title.replace(/:.*/, ''), path]))
  expect(paths.get('Drift')).toMatch(/^\/drift\/dashboard\/orders\/[^?]+\?venue=drift$/)
  expect(paths.get('Velocity')).toMatch(/\?venue=velocity$/)
  for (const venue of perpVenues) {
    const card = await readCard(pageOf(web), 'market', marketOf(venue), '24h')
    expect([card.data?.name, card.meta.dataTime]).toEqual([
      venue === 'drift' ? 'Perpetual on Drift' : 'Perpetual on Velocity',
      ageAt[venue],
    ])
    expect(card.data?.path.endsWith(`?venue=${venue}`)).toBe(true)
  }
})

test('an embed keeps its market, whichever venue is the default one', async () => {
  const named = async (web: WebTest, id: string) =>
    (await readCard(pageOf(web), 'market', id, '24h')).data?.path.replace(/.*venue=/, '')
  for (const settings of [{}, { PERPS_DEFAULT_VENUE: 'velocity' }]) {
    const web = await openVenues(settings)
    for (const id of ['SOL-PERP', 'sol', '0']) expect([id, await named(web, id)]).toEqual([id, 'drift'])
    for (const id of ['velocity:SOL-PERP', 'velocity:0', marketOf('velocity')])
      expect([id, await named(web, id)]).toEqual([id, 'velocity'])
  }
})
