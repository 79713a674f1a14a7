import { expect, test } from 'vitest'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { isoTime } from '../helpers/web/iso-time'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** The sources of Drift stopped ten minutes ago. Those of Velocity are up to date. */

const now = 1_700_000_400
const ageAt = { drift: now - 600, velocity: now - 5 } as const
const marketOf = (venue: PerpVenue) => addressOf(`${venue} SOL-PERP`)
const userOf = (venue: PerpVenue) => addressOf(`${venue} user`)

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  await reportHistory(writer, now - 8 * 86_400)
  const statesOf = (venue: PerpVenue) => [
    perpMarketState({ protocol: `${venue}-perps`, key: marketOf(venue) }),
    spotMarketState({ protocol: `${venue}-perps`, key: addressOf(`${venue} pool`) }),
    perpUserState({
      protocol: `${venue}-perps`,
      key: userOf(venue),
      authority: addressOf('wallet'),
      positions: [positionOf(0, 1_500_000_000n)],
      orders: [perpOrderOf(7, 0)],
      spotPositions: [spotPositionOf(0, 2_000_000_000n)],
    }),
  ]
  await writer.write(
    batchOf({
      accounts: perpVenues.flatMap(statesOf).map((state) => ({ state, slot: 300, at: now - 10 })),
    }),
  )
  await writer.write(
    batchOf({
      events: perpVenues.flatMap((venue) =>
        [0, 5].map((explanation) =>
          perpFilledEvent({
            protocol: `${venue}-perps`,
            signature: signatureOf(`${venue} fill ${explanation}`),
            at: now - 60,
            taker: userOf(venue),
            explanation,
          }),
        ),
      ),
    }),
  )
  await writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => ({
        ...heartbeatOf(source),
        blockTime: ageAt[venue],
      })),
    ),
  )
})

const timeOf = async (path: string) => {
  const response = await web.get(path)
  return [path, response.status, response.headers.get('x-data-time')]
}

test.each(perpVenues)(
  'what belongs to one market of %s is as old as the data of this venue',
  async (venue) => {
    const key = marketOf(venue)
    for (const path of [
      `/api/perps/markets/${key}`,
      `/api/perps/markets/${key}/funding`,
      `/api/perps/markets/${key}/positions/perp`,
      `/api/perps/markets/${key}/orders`,
      `/api/perps/markets/${addressOf(`${venue} pool`)}/positions/spot`,
      `/api/perps/markets/${key}/series?interval=1h`,
      `/api/perps/markets/${venue}:0/series?interval=1h`,
      `/api/perps/trades?market=${key}`,
      `/api/perps/liquidations?market=${key}`,
      `/api/perps/accounts/${userOf(venue)}`,
      `/api/candles/${key}?interval=1h`,
      `/api/resolve/${key}`,
    ])
      expect(await timeOf(path)).toEqual([path, 200, isoTime(ageAt[venue])])
  },
)

test('rows that may belong to several venues are as old as the oldest', async () => {
  for (const path of [
    '/api/perps/markets',
    '/api/perps/trades',
    '/api/perps/liquidations',
    '/api/perps/markets/all/orders',
  ])
    expect(await timeOf(path)).toEqual([path, 200, isoTime(ageAt.drift)])
})
