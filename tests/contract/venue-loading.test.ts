import { expect, test } from 'vitest'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { requireMarketPlace } from '~/features/perps/feed/require-market.server'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Velocity has data. The accounts of Drift, the default venue, are being read for the first time. */

const now = 1_700_000_400
const market = addressOf('velocity SOL-PERP')
const loading = { state: 'snapshot', committedSlot: undefined, blockTime: undefined } as const

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  const state = perpMarketState({ protocol: 'velocity-perps', key: market })
  const fill = perpFilledEvent({
    protocol: 'velocity-perps',
    signature: signatureOf('velocity fill'),
    at: now - 60,
  })
  await writer.write(batchOf({ accounts: [{ state, slot: 300, at: now }] }))
  await writer.write(batchOf({ events: [fill] }))
  await writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => ({
        ...heartbeatOf(source),
        ...(venue === 'drift' ? loading : {}),
      })),
    ),
  )
})

const statusOf = async (path: string) => [path, (await web.get(path)).status]

test('a market of the venue with data is found by its key, and by its name at this venue', async () => {
  for (const path of [
    `/api/perps/markets/${market}`,
    '/api/perps/markets/SOL-PERP?venue=velocity',
    `/api/perps/markets/${market}/funding`,
    `/api/perps/trades?market=${market}`,
    `/api/perps/markets/${market}/positions/perp`,
    `/api/candles/${market}?interval=1h`,
  ])
    expect(await statusOf(path)).toEqual([path, 200])
})

test('what may belong to the venue that is loading is not reported as missing', async () => {
  for (const path of [
    '/api/drift/markets/SOL-PERP',
    `/api/drift/markets/${addressOf('any')}`,
    `/api/perps/markets/${addressOf('any')}`,
    '/api/perps/markets/ETH-PERP?venue=drift',
  ])
    expect(await statusOf(path)).toEqual([path, 503])
})

test('position records are incomplete while a chosen venue has no data', async () => {
  const completeOf = async (venue: string) => {
    const response = await web.get(`/api/perps/positions/history/latest?venue=${venue}`)
    return [venue, response.status, response.headers.get('x-list-complete')]
  }
  expect(await completeOf('velocity')).toEqual(['velocity', 200, 'true'])
  expect(await completeOf('all')).toEqual(['all', 200, 'false'])
  expect(await completeOf('drift')).toEqual(['drift', 200, 'false'])
})

test('the page of a market of the venue with data opens, whichever venues are shown', async () => {
  const placeOf = async (venues: readonly PerpVenue[], search: string) => {
    const asked = { params: { market }, search, venues }
    return (await requireMarketPlace(web.context.queries, asked)).market?.key
  }
  expect(await placeOf(['velocity'], '?venue=velocity')).toBe(market)
  expect(await placeOf(perpVenues, '?venue=all')).toBe(market)
  const redirect: unknown = await placeOf(['drift'], '').catch((thrown: unknown) => thrown)
  if (!(redirect instanceof Response)) throw new Error('the page redirects')
  expect(redirect.headers.get('location')).toBe(`/drift/dashboard/orders/${market}?venue=velocity`)
})
