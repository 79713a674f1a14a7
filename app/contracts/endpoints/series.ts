import type { PerpSeriesView } from '~/domain/perp/perp-series'
import type { CandleRangeView } from '~/domain/price/bar-range'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { allVenues } from '~/domain/service/panel-view'
import { defineEndpoint } from '../schema/endpoint'
import {
  candleRangeTable,
  candleRangeToWire,
  candleRangeWire,
  perpSeriesTable,
  perpSeriesToWire,
  perpSeriesWire,
} from '../series'
import {
  candleRangeRequest,
  perpSeriesRequest,
  rangeFaults,
  rangeTimes,
  rangeWithin,
} from '../series-requests'
import { tradesTopicAt } from './all-venues'

/** Endpoints for bars of equal length in a time range. */
export const seriesEndpoints = {
  candleRange: defineEndpoint({
    operationId: 'getCandles',
    path: '/api/candles/{id}',
    summary: 'Candles of a token or perp market in a time range.',
    description:
      'Open, high, low and close with volume, oldest first; the last candle can still be open. Prices of a perp market are those of its fills. A candle without a price repeats the last close with volume 0; candles before the first known price are left out. Bars of less than an hour reach back 7 days, the others 396 days. Times are in milliseconds.',
    tag: 'Tokens',
    request: candleRangeRequest,
    within: rangeWithin,
    askedTimes: rangeTimes,
    faults: rangeFaults,
    names: { parameter: 'id', thing: 'token or perp market' },
    answer: candleRangeWire,
    table: candleRangeTable,
    toWire: (candles: CandleRangeView) => candleRangeToWire(candles),
    topic: 'prices',
    sources: ({ subject }) =>
      subject.kind === 'perpMarket' ? [perpVenueFacts[subject.venue].changeTopics.trades] : allVenues,
    maxAgeSeconds: 3,
  }),
  perpSeries: defineEndpoint({
    operationId: 'getPerpSeries',
    path: '/api/perps/markets/{id}/series',
    summary: 'Open interest, funding, long/short ratio or volume of a perp market over time.',
    description:
      '`openInterest`: the larger side at the oracle price, USD. `longShort`: user longs ÷ user shorts. Both are of the last account state in each bucket, recorded by this service. `funding`: mean of the hourly funding records in the bucket, basis points per hour; positive: longs pay shorts. `volume`: USD of the fills. Every bucket has a point, null where the value is unknown. Buckets of less than an hour reach back 7 days, the others 396 days, and funding without a limit. Times are in milliseconds.',
    tag: 'Perpetuals',
    request: perpSeriesRequest,
    within: rangeWithin,
    askedTimes: rangeTimes,
    faults: rangeFaults,
    names: { parameter: 'id', thing: 'perp market' },
    answer: perpSeriesWire,
    table: perpSeriesTable,
    toWire: (series: PerpSeriesView) => perpSeriesToWire(series),
    topic: 'perps.trades',
    chosenTopic: (_, { venue }) => tradesTopicAt(venue),
    maxAgeSeconds: 3,
  }),
} as const
