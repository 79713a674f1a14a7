import { afterAll, beforeAll, expect, test } from 'vitest'
import { driftOnly } from '~/domain/protocol/venues'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, perpFilledEvent, perpMarketState, signatureOf } from '../helpers/world/states'

/** Current time in the tests: twenty minutes past an hour. */
const now = 1_700_000_400
const usd = 1_000_000n
const hour = 3_600

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 50 * hour)
  const settled = { key: addressOf('OLD-PERP'), marketIndex: 3, name: 'OLD-PERP', status: 7 }
  const accounts = [perpMarketState(), perpMarketState(settled)].map((state) => ({
    state,
    slot: 300,
    at: now,
  }))
  await web.writer.write(batchOf({ accounts }))
  await web.writer.write(batchOf({ events: fills.map(fill) }))
})
afterAll(() => Promise.all(ends.map((end) => end())))

/** Fills as tuples: age in seconds, market index, value in USD. */
const fills = [
  [4_000, 0, 100n],
  [5 * hour, 0, 40n],
  [30 * hour, 0, 80n],
  [30 * hour, 3, 1_000n],
  [47 * hour, 0, 20n],
  [50 * hour, 0, 7n],
] as const

function fill([ago, marketIndex, dollars]: (typeof fills)[number], n: number) {
  const fillRecordId = BigInt(n)
  const signature = signatureOf(`fill ${n}`)
  return perpFilledEvent({ signature, at: now - ago, marketIndex, fillRecordId, quoteRaw: dollars * usd })
}

test('compares the volume of a day with the day before, without unlisted markets', async () => {
  const { beforeUsd, intervalsUsd } = await web.context.queries.getPerpVolumeTrend(driftOnly, '24h')
  expect(beforeUsd).toBe(100)
  expect(intervalsUsd).toHaveLength(24)
  // The fill of 4,000 seconds ago is in the last complete hour. Five hours ago it was twenty minutes past an
  // hour, so that fill is in the bucket that began 5 h 20 min ago.
  expect(intervalsUsd.flatMap((dollars, index) => (dollars === 0 ? [] : [[index, dollars]]))).toEqual([
    [19, 40],
    [23, 100],
  ])
})

test('has no comparison for a period that reaches back beyond the history', async () => {
  expect((await web.context.queries.getPerpVolumeTrend(driftOnly, '7d')).beforeUsd).toBeUndefined()
})

test('has a comparison but no line for a single hour', async () => {
  expect(await web.context.queries.getPerpVolumeTrend(driftOnly, '1h')).toEqual({
    beforeUsd: 100,
    intervalsUsd: [],
  })
})
