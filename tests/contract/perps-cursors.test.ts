import { expect, test } from 'vitest'
import { z } from 'zod'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** The fills of both venues have equal times, slots and numbers. Each is a liquidation. */

const now = 1_700_000_400
const marketOf = (venue: PerpVenue) => addressOf(`${venue} SOL-PERP`)
const fills = [0, 1, 2]

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  await reportHistory(writer, now - 8 * 86_400)
  const markets = perpVenues.map((venue) =>
    perpMarketState({ protocol: `${venue}-perps`, key: marketOf(venue) }),
  )
  await writer.write(batchOf({ accounts: markets.map((state) => ({ state, slot: 300, at: now })) }))
  const events = perpVenues.flatMap((venue) =>
    fills.map((n) =>
      perpFilledEvent({
        protocol: `${venue}-perps`,
        signature: signatureOf(`${venue} fill ${n}`),
        at: now - 60 - Math.floor(n / 2),
        slot: 200,
        explanation: perpVenueFacts[venue].liquidationExplanation,
      }),
    ),
  )
  await writer.write(batchOf({ events }))
  await writer.heartbeat(
    perpVenues.flatMap((venue) =>
      [`accounts:${venue}-perps`, `events:${venue}-perps`].map((source) => heartbeatOf(source)),
    ),
  )
})

const pages = z.object({
  content: z.array(z.object({ venue: z.enum(perpVenues), signature: z.string() })),
  cursor: z.string().nullable(),
})

/** Reads a list one row at a time. Returns the rows as texts, and the first cursor. */
async function walk(path: string) {
  const rows: string[] = []
  let first: string | undefined
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor === '' ? '' : `&after=${cursor}`
    const response = await web.get(`${path}&size=1${after}`)
    expect([path, response.status]).toEqual([path, 200])
    const page = pages.parse(await response.json())
    rows.push(...page.content.map(({ venue, signature }) => `${venue} ${signature}`))
    cursor = page.cursor
    first ??= page.cursor ?? undefined
  }
  return { rows, first: first ?? '' }
}

const rowsOf = (venue: PerpVenue) => fills.map((n) => `${venue} ${signatureOf(`${venue} fill ${n}`)}`)

test.each(['/api/perps/trades', '/api/perps/liquidations'])(
  'a cursor of %s continues among the rows of its venues, although times and slots are equal',
  async (path) => {
    for (const venue of perpVenues) {
      const own = [...rowsOf(venue)].sort()
      expect([...(await walk(`${path}?venue=${venue}`)).rows].sort()).toEqual(own)
      expect([...(await walk(`${path}?market=${marketOf(venue)}`)).rows].sort()).toEqual(own)
    }
    const all = await walk(`${path}?venue=all`)
    expect([...all.rows].sort()).toEqual([...perpVenues.flatMap(rowsOf)].sort())
  },
)

test.each(['/api/perps/trades', '/api/perps/liquidations'])(
  'a cursor of %s is refused for other venues and for another market',
  async (path) => {
    const statusOf = async (search: string, after: string) =>
      (await web.get(`${path}?size=1&after=${after}${search}`)).status
    const { first: all } = await walk(`${path}?venue=all`)
    const { first: velocity } = await walk(`${path}?venue=velocity`)
    const { first: market } = await walk(`${path}?market=${marketOf('drift')}`)
    expect(await statusOf('', all)).toBe(200)
    expect(await statusOf('&venue=drift', all)).toBe(400)
    expect(await statusOf('&venue=drift', velocity)).toBe(400)
    expect(await statusOf('', velocity)).toBe(400)
    expect(await statusOf('&venue=velocity', velocity)).toBe(200)
    expect(await statusOf(`&market=${marketOf('velocity')}`, market)).toBe(400)
    expect(await statusOf(`&market=${marketOf('drift')}`, market)).toBe(200)
  },
)
