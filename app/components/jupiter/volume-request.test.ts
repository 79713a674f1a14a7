import { expect, test } from 'vitest'
import { parseMidnight, parseVolumeAsk, volumePath } from './volume-request'

const paramsOf = (path: string) => new URL(path, 'http://x').searchParams

test('what a path asks is what it was made of', () => {
  const ask = { window: 'week', source: 'net', tokens: 'top' } as const
  const params = paramsOf(volumePath(ask, 1_795_219_200))
  expect(parseVolumeAsk(params)).toEqual(ask)
  expect(parseMidnight(params)).toBe(1_795_219_200)
})

test('nonsense is no chart and no midnight', () => {
  expect(parseVolumeAsk(paramsOf('/x?window=year&source=net&tokens=top'))).toBeUndefined()
  expect(parseVolumeAsk(paramsOf('/x'))).toBeUndefined()
  expect(parseMidnight(paramsOf('/x?midnight=-5'))).toBeUndefined()
  expect(parseMidnight(paramsOf('/x'))).toBeUndefined()
})
