import { expect, test } from 'vitest'
import { pausedAfterSeconds } from '~/domain/perp/perp-view'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { parseFeedQuery } from '~/features/perps/feed/feed-query'
import { readMarketFeed, readTrades } from '~/features/perps/feed/read-market-feed.server'
import { requireMarketPlace } from '~/features/perps/feed/require-market.server'
import { readDrift } from '~/features/perps/read-drift.server'
import { readVenues } from '~/features/perps/venue/read-venue.server'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Drift has been paused for a day and a second. Velocity trades a market with the same name and index. */

const now = 1_700_000_400
const lastTradeAt = { drift: now - pausedAfterSeconds - 1, velocity: now - 50 } as const
const keyOf = (venue: PerpVenue) => addressOf(`${venue} SOL-PERP`)

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  await writer.write(
    batchOf({
      accounts: perpVenues.map((venue) => ({
        state: perpMarketState({
          protocol: `${venue}-perps`,
          key: keyOf(venue),
          lastTradeAt: lastTradeAt[venue],
        }),
        slot: 300,
        at: now - 10,
      })),
    }),
  )
  await writer.write(
    batchOf({
      events: perpVenues.map((venue) =>
        perpFilledEvent({
          protocol: `${venue}-perps`,
          signature: signatureOf(`${venue} fill`),
          at: lastTradeAt[venue],
        }),
      ),
    }),
  )
  await writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => heartbeatOf(source)),
    ),
  )
})

const page = () => ({ ...web.context, cspNonce: '' })

function requestedOf(search: string, cookie?: string) {
  const request = new Request(`http://localhost/drift/dashboard/overview${search}`, {
    headers: cookie === undefined ? {} : { cookie },
  })
  return readVenues({ services: page(), search: new URL(request.url).searchParams, request })
}

test('shows the venue in the URL, then the remembered one, then the default', async () => {
  const choiceOf = async (search: string, cookie?: string) => (await requestedOf(search, cookie)).choice
  expect(await choiceOf('?venue=velocity', 'perps-venue=all')).toBe('velocity')
  expect(await choiceOf('', 'perps-venue=all')).toBe('all')
  expect(await choiceOf('?venue=nowhere', 'perps-venue=velocity')).toBe('velocity')
  expect(await choiceOf('?venue=nowhere', 'perps-venue=nowhere')).toBe('drift')
  expect(await choiceOf('')).toBe('drift')
})

test('lists and totals the markets of the chosen venues', async () => {
  const shown = async (choice: VenueChoice) => {
    const { markets, stats } = await readDrift(page(), await requestedOf(`?venue=${choice}`))
    return [markets.page?.content.map(({ venue, publicKey }) => [venue, publicKey]), stats?.marketCount]
  }
  const [drift, velocity] = perpVenues.map((venue) => [venue, keyOf(venue)])
  expect(await shown('drift')).toEqual([[drift], 1])
  expect(await shown('velocity')).toEqual([[velocity], 1])
  const [all, count] = await shown('all')
  expect([new Set(all as unknown[]), count]).toEqual([new Set([drift, velocity]), 2])
})

test('reports a shown venue as paused, with the time of its last trade', async () => {
  const paused = { venue: 'drift', lastTradeAt: lastTradeAt.drift, tradingVenue: 'velocity' }
  const pausedOf = async (choice: VenueChoice) =>
    (await readDrift(page(), await requestedOf(`?venue=${choice}`))).paused
  expect(await pausedOf('drift')).toEqual([paused])
  expect(await pausedOf('all')).toEqual([paused])
  expect(await pausedOf('velocity')).toEqual([])
})

/** Returns the market of a page of the orders tab, or the redirect of the page. */
async function placeOf(market: string, search: string, cookie?: string) {
  const { venues } = await requestedOf(search, cookie)
  try {
    const place = await requireMarketPlace(page().queries, { params: { market }, search, venues })
    return place.market?.key
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('location')
  }
}

test('a name selects the market of the chosen venue, and of the default venue for all', async () => {
  const base = '/drift/dashboard/orders'
  expect(await placeOf('SOL', '?venue=velocity')).toBe(`${base}/${keyOf('velocity')}?venue=velocity`)
  expect(await placeOf('0', '?venue=all')).toBe(`${base}/${keyOf('drift')}?venue=all`)
  expect(await placeOf('sol-perp', '')).toBe(`${base}/${keyOf('drift')}`)
})

test('a key of another venue redirects to its own venue, whatever is remembered', async () => {
  const base = '/drift/dashboard/orders'
  expect(await placeOf(keyOf('velocity'), '')).toBe(`${base}/${keyOf('velocity')}?venue=velocity`)
  expect(await placeOf(keyOf('drift'), '?side=buy', 'perps-venue=velocity')).toBe(
    `${base}/${keyOf('drift')}?side=buy&venue=drift`,
  )
  expect(await placeOf(keyOf('velocity'), '?venue=all')).toBe(keyOf('velocity'))
  expect(await placeOf(addressOf('nothing'), '?venue=velocity')).toBeUndefined()
})

test('lists the trades of a market and of the chosen venues, although the indexes are equal', async () => {
  const none = new URLSearchParams()
  const all = await requestedOf('?venue=all')
  const market = await page().queries.getPerpMarket(perpVenues, keyOf('velocity'))
  if (market === undefined) throw new Error('the market exists')
  const feed = await readMarketFeed(page(), { market, user: undefined, requested: all }, none)
  expect(feed.market.venue).toBe('velocity')
  expect(feed.trades.page?.content.map(({ venue }) => venue)).toEqual(['velocity'])
  const everyone = { market: undefined, user: undefined }
  const trades = await readTrades(page(), all, everyone, parseFeedQuery(none))
  expect(trades.page?.content.map(({ venue }) => venue)).toEqual(['velocity', 'drift'])
})
