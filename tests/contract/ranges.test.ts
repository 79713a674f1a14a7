import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '~/contracts/endpoints'
import type { PerpFilled } from '~/domain/chain/chain-event'
import { type BarInterval, barIntervalNames, barIntervals } from '~/domain/price/bar-range'
import { perpVenueOf } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import { createChance, knownFrom, now, openRangeWorld, type RangeWorld } from './range-world'

const hour = 3_600
const day = 24 * hour

let world: RangeWorld
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  world = await openRangeWorld((end) => ends.push(end))
}, 120_000)
afterAll(() => Promise.all(ends.map((end) => end())))

async function read<Wire>(path: string, answer: z.ZodType<Wire>): Promise<Wire> {
  const response = await world.web.get(path)
  const body: unknown = await response.json()
  expect([path, response.status, body]).toEqual([path, 200, body])
  return answer.parse(body)
}

/** A range that the API is asked for, in seconds. */
interface Range {
  readonly interval: BarInterval
  readonly start: number
  readonly end: number
  readonly venue: PerpVenue
}

const query = ({ interval, start, end, venue }: Range) =>
  `interval=${interval}&start=${start}&end=${end}&venue=${venue}`

/** Twenty ranges: random ones of every interval, the first minutes of the history, and the minutes that end now. */
function sampleRanges(): readonly Range[] {
  const chance = createChance(17)
  const random = Array.from({ length: 16 }, (_, index): Range => {
    const interval = barIntervalNames[index % barIntervalNames.length] ?? '1h'
    const length = barIntervals[interval] * (2 + Math.floor(chance() * 400))
    const start = now - Math.min(13.9 * day, Math.ceil(chance() * 13 * day))
    return {
      interval,
      start: Math.floor(start),
      end: Math.min(now, Math.floor(start) + length),
      venue: chance() < 0.5 ? 'drift' : 'velocity',
    }
  })
  return [
    ...random,
    { interval: '1h', start: knownFrom - 5 * hour, end: knownFrom + 9 * hour, venue: 'drift' },
    { interval: '1m', start: now - 7 * day, end: now - 6.5 * day, venue: 'velocity' },
    { interval: '1m', start: now - 2_000, end: now, venue: 'drift' },
    { interval: '1d', start: now - 13 * day, end: now, venue: 'velocity' },
  ]
}

const bucketsOf = ({ interval, start, end }: Range) => {
  const seconds = barIntervals[interval]
  const first = Math.floor(start / seconds)
  return Array.from({ length: Math.ceil(end / seconds) - first }, (_, index) => (first + index) * seconds)
}

/** Oldest time at which bars of an interval are retained, and the first complete bar. */
function limitsOf(interval: BarInterval) {
  const seconds = barIntervals[interval]
  const keptFrom = Math.ceil((now - (seconds < hour ? 7 : 396) * day) / hour) * hour
  return { keptFrom, completeFrom: Math.ceil(Math.max(knownFrom, keptFrom) / seconds) * seconds }
}

const priceOf = ({ baseRaw, quoteRaw }: PerpFilled) => Number(quoteRaw * 1_000n) / Number(baseRaw)

/** Computes the candles of a range from the fills, one bucket at a time. */
function candlesFrom(fills: readonly PerpFilled[], range: Range) {
  const { keptFrom, completeFrom } = limitsOf(range.interval)
  const own = fills.filter(({ protocol }) => perpVenueOf(protocol) === range.venue)
  return bucketsOf(range).flatMap((at) => {
    if (at < keptFrom) return []
    const inside = own.filter(
      (fill) => Number(fill.at) >= at && Number(fill.at) < at + barIntervals[range.interval],
    )
    const priced = inside.filter(({ baseRaw }) => baseRaw > 0n).map(priceOf)
    const before = own.findLast((fill) => fill.baseRaw > 0n && Number(fill.at) < at)
    const isCarried = before !== undefined && Number(before.at) >= knownFrom + hour && at >= completeFrom
    const flat = isCarried ? [priceOf(before)] : []
    const prices = priced.length > 0 ? priced : flat
    if (prices.length === 0) return []
    const isComplete = at >= completeFrom
    const sum = (of: (fill: PerpFilled) => bigint) => inside.reduce((total, fill) => total + of(fill), 0n)
    return [
      {
        time: at * 1_000,
        open: prices[0],
        high: Math.max(...prices),
        low: Math.min(...prices),
        close: prices.at(-1),
        volume: isComplete ? Number(sum((fill) => fill.quoteRaw)) / 1e6 : null,
        volumeBase: isComplete ? Number(sum((fill) => fill.baseRaw)) / 1e9 : null,
        fills: isComplete ? inside.length : null,
      },
    ]
  })
}

test.each(sampleRanges())(
  'candles equal a computation from the fills: $interval of $venue from $start',
  async (range) => {
    const result = await read(`/api/candles/SOL-PERP?${query(range)}`, endpoints.candleRange.answer)
    expect(result).toMatchObject({
      kind: 'perpMarket',
      venue: range.venue,
      name: 'SOL-PERP',
      interval: range.interval,
    })
    expect(result.completeFrom).toBe(limitsOf(range.interval).completeFrom * 1_000)
    expect(result.candles).toEqual(candlesFrom(world.fills, range))
  },
)

test.each(sampleRanges())(
  'series equal a computation from the rows: $interval of $venue from $start',
  async (range) => {
    const seconds = barIntervals[range.interval]
    const { keptFrom, completeFrom } = limitsOf(range.interval)
    const series = async (metric: string) =>
      read(
        `/api/perps/markets/${range.venue}:0/series?metric=${metric}&${query(range)}`,
        endpoints.perpSeries.answer,
      )
    const isIn = (at: number) => (row: { readonly at: number | null; readonly venue: PerpVenue }) =>
      row.venue === range.venue && Number(row.at) >= at && Number(row.at) < at + seconds
    const fills = world.fills.map((fill) => ({ ...fill, venue: perpVenueOf(fill.protocol) }))

    const volume = await series('volume')
    expect(volume.points).toEqual(
      bucketsOf(range).map((at) => {
        const inside = fills.filter(isIn(at))
        const sum = (of: (fill: PerpFilled) => bigint) =>
          Number(inside.reduce((total, fill) => total + of(fill), 0n))
        return at < completeFrom
          ? { time: at * 1_000, value: null, base: null }
          : {
              time: at * 1_000,
              value: sum((fill) => fill.quoteRaw) / 1e6,
              base: sum((fill) => fill.baseRaw) / 1e9,
            }
      }),
    )

    const funding = await series('funding')
    const historyFrom = Math.ceil(knownFrom / seconds) * seconds
    expect(funding).toMatchObject({ unit: 'basis points per hour', completeFrom: historyFrom * 1_000 })
    for (const [index, at] of bucketsOf(range).entries()) {
      const rates = world.fundings.filter(isIn(at)).map(({ rate }) => (rate / 1e6 / 180) * 1e4)
      const mean = rates.reduce((total, rate) => total + rate, 0) / rates.length
      const value = funding.points[index]?.value
      if (at < historyFrom || rates.length === 0) expect(value).toBeNull()
      else expect(value).toBeCloseTo(mean, 9)
    }

    const [interest, ratio] = [await series('openInterest'), await series('longShort')]
    const recordedFrom =
      Math.floor(
        Math.min(...world.states.filter(({ venue }) => venue === range.venue).map(({ at }) => at)) / seconds,
      ) * seconds
    expect(interest.completeFrom).toBe(
      Math.max(recordedFrom, Math.ceil(keptFrom / seconds) * seconds) * 1_000,
    )
    const last = bucketsOf(range).map((at) => ({ at, state: world.states.findLast(isIn(at)) }))
    expect(interest.points).toEqual(
      last.map(({ at, state }) => {
        const base = state === undefined ? null : Math.max(state.long, state.short)
        return {
          time: at * 1_000,
          value: state === undefined || base === null ? null : base * state.price,
          base,
        }
      }),
    )
    expect(ratio.points).toEqual(
      last.map(({ at, state }) => {
        const value = state === undefined || state.short === 0 ? null : state.long / state.short
        return { time: at * 1_000, value, base: null }
      }),
    )
  },
)
