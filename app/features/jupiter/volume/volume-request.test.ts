import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { parseVolumeQuery, parseWeekStart, volumeCsvHref, volumePath } from './volume-request'

const paramsOf = (path: string) => new URL(path, 'http://x').searchParams

test('parses the query that a path was built from', () => {
  const query = { window: 'week', source: 'net', tokens: 'top' } as const
  const params = paramsOf(volumePath(query, 1_795_219_200))
  expect(parseVolumeQuery(params)).toEqual(query)
  expect(parseWeekStart(params)).toBe(1_795_219_200)
})

test('rejects an unknown chart and an invalid start of the week', () => {
  expect(parseVolumeQuery(paramsOf('/x?window=year&source=net&tokens=top'))).toBeUndefined()
  expect(parseVolumeQuery(paramsOf('/x'))).toBeUndefined()
  expect(parseWeekStart(paramsOf('/x?weekStart=-5'))).toBeUndefined()
  expect(parseWeekStart(paramsOf('/x'))).toBeUndefined()
})

test('requests the same buckets from the API as a table', () => {
  expect(volumeCsvHref({ window: 'month', source: 'net', tokens: 'top' }, 1_795_219_200)).toBe(
    '/api/dca/aggregates/volume?format=csv&interval=hour&intervalDuration=4&start=1795219200&view=summaryNet',
  )
  expect(volumeCsvHref({ window: 'daily', source: 'total', tokens: 'stables' }, 1)).toBe(
    `/api/dca/aggregates/volume?format=csv&interval=day&intervalDuration=1&start=1&view=summary&tokenMints=${[
      mints.wSOL,
      mints.USDC,
      mints.USDT,
    ].join('%2C')}`,
  )
})
