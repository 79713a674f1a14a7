import { expect, test } from 'vitest'
import type { Client } from '../postgres/pool'
import { createBatchPlans } from './batch-plans'

const connection = (): Client => Object.create(null)
const monday = Date.UTC(2026, 10, 16) / 1_000
const eventsOf = (type: 'order-filled' | 'perp-filled', count: number, at: number | null = monday) => ({
  accounts: [],
  events: Array.from({ length: count }, () => ({ type, at })),
})
const fills = (count: number, at: number | null = monday) => eventsOf('order-filled', count, at)

test('discards plans made for empty tables once the tables have grown, separately for each connection', () => {
  const plans = createBatchPlans()
  const [one, other] = [connection(), connection()]
  expect(plans.begin(one)).not.toContain('discard plans')
  plans.wrote(fills(399))
  expect(plans.begin(one)).not.toContain('discard plans')
  plans.wrote(fills(1))
  expect(plans.begin(one)).toContain('discard plans')
  expect(plans.begin(one)).not.toContain('discard plans')
  expect(plans.begin(other)).not.toContain('discard plans')
})

test('discards plans when a late kind of event grows, even if another kind is already large', () => {
  const plans = createBatchPlans()
  const client = connection()
  plans.begin(client)
  plans.wrote(fills(100_000))
  expect(plans.begin(client)).toContain('discard plans')
  plans.wrote(eventsOf('perp-filled', 400))
  expect(plans.begin(client)).toContain('discard plans')
})

test('discards plans when backfill fills the table of another week, regardless of the size of later weeks', () => {
  const plans = createBatchPlans()
  const client = connection()
  plans.begin(client)
  plans.wrote(fills(100_000))
  expect(plans.begin(client)).toContain('discard plans')
  plans.wrote(fills(400, monday - 1))
  expect(plans.begin(client)).toContain('discard plans')
  plans.wrote(fills(400, monday - 2))
  expect(plans.begin(client)).not.toContain('discard plans')
})

test('counts undated events together', () => {
  const plans = createBatchPlans()
  const client = connection()
  plans.begin(client)
  plans.wrote(fills(200, null))
  plans.wrote(fills(200, null))
  expect(plans.begin(client)).toContain('discard plans')
})
