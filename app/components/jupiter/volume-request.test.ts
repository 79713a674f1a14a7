import { expect, test } from 'vitest'
import { mints } from '~/domain/mints'
import { parseVolumeAsk, parseWeekStart, volumeCsvHref, volumePath } from './volume-request'

const paramsOf = (path: string) => new URL(path, 'http://x').searchParams

test('what a path asks is what it was made of', () => {
  const ask = { window: 'week', source: 'net', tokens: 'top' } as const
  const params = paramsOf(volumePath(ask, 1_795_219_200))
  expect(parseVolumeAsk(params)).toEqual(ask)
  expect(parseWeekStart(params)).toBe(1_795_219_200)
})

test('invalid parameters are no chart and no start of a week', () => {
  expect(parseVolumeAsk(paramsOf('/x?window=year&source=net&tokens=top'))).toBeUndefined()
  expect(parseVolumeAsk(paramsOf('/x'))).toBeUndefined()
  expect(parseWeekStart(paramsOf('/x?weekStart=-5'))).toBeUndefined()
  expect(parseWeekStart(paramsOf('/x'))).toBeUndefined()
})

test('a chart has the table of the API with the same buckets', () => {
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
