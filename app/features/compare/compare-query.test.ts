import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { compareHref, parseCompareQuery } from './compare-query'

const read = (search: string) => parseCompareQuery(new URLSearchParams(search))

test('reads back the view that a link has', () => {
  const query = { ids: [mints.wSOL, 'velocity:0', 'BTC-PERP'], interval: '4h' } as const
  const href = compareHref(query)
  expect(href).toBe(`/compare?ids=${mints.wSOL},velocity:0,BTC-PERP&interval=4h`)
  expect(read(href.slice('/compare?'.length))).toEqual(query)
})

test('drops duplicates, empty ids and ids beyond four', () => {
  expect(read('ids=a,,a, b ,c,d,e').ids).toEqual(['a', 'b', 'c', 'd'])
})

test('adds the id of the form as the last one', () => {
  expect(read('ids=a,b&add=c').ids).toEqual(['a', 'b', 'c'])
  expect(read('add=').ids).toEqual([])
})

test('uses hours if the interval is unknown', () => {
  expect(read('interval=7m').interval).toBe('1h')
})
