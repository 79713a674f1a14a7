import { expect, test } from 'vitest'
import { createBatchPlans } from './batch-plans'
import type { Client } from './pool'

const connection = (): Client => Object.create(null)
const fills = (count: number) => ({
  accounts: [],
  events: Array.from({ length: count }, () => ({ type: 'order-filled' as const })),
})

test('what was planned for empty tables is forgotten once they have grown, on each connection by itself', () => {
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

test('what grows late counts as much as what has long been large', () => {
  const plans = createBatchPlans()
  const client = connection()
  plans.begin(client)
  plans.wrote(fills(100_000))
  expect(plans.begin(client)).toContain('discard plans')
  plans.wrote({
    accounts: [],
    events: Array.from({ length: 400 }, () => ({ type: 'perp-filled' as const })),
  })
  expect(plans.begin(client)).toContain('discard plans')
})
