import { expect, test } from 'vitest'
import type { PerpAnalyticsRowWire } from '~/contracts/perps/perp-activity'
import type { OfVenue } from '~/contracts/perps/venue'
import { type AnalyticsQuery, analyticsHref, metricsOf, parseAnalyticsQuery } from './analytics-query'

const plain: AnalyticsQuery = {
  period: '24h',
  search: '',
  page: 1,
  sortField: 'totalVolume',
  sortOrder: 'desc',
  allFunding: false,
}

function row(
  baseAssetSymbol: string,
  totalVolume: number,
  longShortRatio: number | null,
): OfVenue<PerpAnalyticsRowWire> {
  return {
    venue: 'drift',
    marketIndex: 0,
    publicKey: `key of ${baseAssetSymbol}`,
    name: `${baseAssetSymbol}-PERP`,
    baseAssetSymbol,
    uniqueTraders: 1,
    avgPositionSizeUsd: null,
    openInterest: 1,
    openInterestUsd: null,
    longShortRatio,
    totalPositions: 1,
    totalVolume,
    fills: 1,
  }
}

const rows = [row('SOL', 600, 1.2), row('1MBONK', 300, null), row('SONIC', 100, 0.5)]
const symbols = (found: readonly PerpAnalyticsRowWire[]) =>
  found.map(({ baseAssetSymbol }) => baseAssetSymbol)

test('writes a view into a URL and reads it back, without defaults and invalid values', () => {
  const query: AnalyticsQuery = {
    ...plain,
    period: '7d',
    search: 'so',
    sortField: 'longShortRatio',
    sortOrder: 'asc',
  }
  const href = analyticsHref(query, { pathname: '/a', search: '?period=2y&page=0' })
  expect(href).toBe('/a?period=7d&search=so&sort=longShortRatio&order=asc')
  expect(parseAnalyticsQuery(new URLSearchParams(href.slice(2)))).toEqual(query)
  expect(parseAnalyticsQuery(new URLSearchParams('period=2y&sort=name&page=x'))).toEqual(plain)
})

test('sorts unknown values last in both directions, and numbers the rows as shown', () => {
  const ascending = { ...plain, sortField: 'longShortRatio', sortOrder: 'asc' } as const
  expect(symbols(metricsOf(rows, ascending).rows)).toEqual(['SONIC', 'SOL', '1MBONK'])
  const { rows: descending } = metricsOf(rows, { ...ascending, sortOrder: 'desc' })
  expect(symbols(descending)).toEqual(['SOL', 'SONIC', '1MBONK'])
  expect(descending.map(({ place }) => place)).toEqual([1, 2, 3])
})

test('computes the share of volume of all markets, also in search results', () => {
  const found = metricsOf(rows, { ...plain, search: ' so' })
  expect(found.rows.map(({ baseAssetSymbol, sharePercent }) => [baseAssetSymbol, sharePercent])).toEqual([
    ['SOL', 60],
    ['SONIC', 10],
  ])
  expect(found.total).toBe(2)
})

test('has no share if no market was traded', () => {
  expect(metricsOf([row('SOL', 0, 1)], plain).rows[0]?.sharePercent).toBeNull()
})

test('pages by twenty rows', () => {
  const many = Array.from({ length: 25 }, (_, index) => row(`M${index}`, 1000 - index, 1))
  const second = metricsOf(many, { ...plain, page: 2 })
  expect(symbols(second.rows)).toEqual(['M20', 'M21', 'M22', 'M23', 'M24'])
  expect(second.rows[0]?.place).toBe(21)
  expect(metricsOf(many, { ...plain, page: 9 }).rows).toEqual([])
})
