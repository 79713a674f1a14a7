import { expect, test } from 'vitest'
import { Pace } from './pace'

test('sends market statistics once a second and trades immediately', () => {
  let nowMs = 5_000
  const pace = new Pace(() => nowMs)
  expect([pace.waitMs('market_stats'), pace.waitMs('drift.trades')]).toEqual([0, 0])
  pace.sent('market_stats')
  pace.sent('drift.trades')
  nowMs = 5_400
  expect([pace.waitMs('market_stats'), pace.waitMs('drift.trades')]).toEqual([600, 0])
  nowMs = 6_000
  expect(pace.waitMs('market_stats')).toBe(0)
})
