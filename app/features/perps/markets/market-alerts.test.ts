import { expect, test } from 'vitest'
import { findAlerts } from './market-alerts'

const market = (publicKey: string, facts: Partial<Parameters<typeof findAlerts>[0][number]> = {}) => ({
  publicKey,
  recentVolume: 100,
  lastFundingRate: 0.1,
  priceChange24Hour: 0,
  ...facts,
})

/**
 * Five markets have equal numbers and a sixth differs by d. The mean is d/6, the deviation is d·√5/6, and so
 * the sixth market has a z-score of √5 = 2.236.
 */
const alike = ['a', 'b', 'c', 'd', 'e'].map((key) => market(key))

test('reports the market with the highest gain, volume and funding', () => {
  const found = findAlerts([
    ...alike,
    market('odd', { recentVolume: 9000, priceChange24Hour: 30, lastFundingRate: 4 }),
  ])
  expect([...found.keys()]).toEqual(['odd'])
  expect(found.get('odd')?.map(({ kind }) => kind)).toEqual(['gainer', 'volume', 'funding'])
  expect(found.get('odd')?.[0]?.zScore).toBeCloseTo(Math.sqrt(5), 10)
  expect(found.get('odd')?.[0]?.percentile).toBe(84)
})

test('reports the biggest loser, and high funding in either direction', () => {
  const found = findAlerts([...alike, market('odd', { priceChange24Hour: -30, lastFundingRate: -4 })])
  expect(found.get('odd')?.map(({ kind }) => kind)).toEqual(['loser', 'funding'])
})

test('ignores low volume', () => {
  expect(findAlerts([...alike, market('odd', { recentVolume: 0 })]).size).toBe(0)
})

test('raises no alerts for fewer than three markets or without numbers', () => {
  expect(findAlerts([market('only', { recentVolume: 1e9 })]).size).toBe(0)
  expect(findAlerts([market('one'), market('other', { recentVolume: 1e9 })]).size).toBe(0)
  const unknown = { lastFundingRate: null, priceChange24Hour: null }
  expect(findAlerts(['a', 'b', 'c', 'd'].map((key) => market(key, unknown))).size).toBe(0)
})
