import { expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Batch } from '../batch/batch'
import { oldestKept, withoutOldFills } from './retention'

const now = 10_000_000
const day = 86_400

const batchOf = (events: readonly Partial<ChainEvent>[]): Batch => ({
  accounts: [],
  closedAccounts: [],
  events: events as readonly ChainEvent[],
  prices: [],
  tokens: [],
  quarantined: [],
  cursors: [],
  missing: [],
})

test('drops executions older than the retention limit and keeps openings and endings', () => {
  const batch = batchOf([
    { type: 'order-filled', at: now - 7 * day - 1 },
    { type: 'perp-filled', at: now - 30 * day },
    { type: 'order-filled', at: now - 7 * day },
    { type: 'order-filled', at: null },
    { type: 'order-opened', at: now - 30 * day },
    { type: 'order-closed', at: now - 30 * day },
  ])
  expect(withoutOldFills(batch, now - 7 * day).events).toEqual(batch.events.slice(2))
  expect(withoutOldFills(batch, now - 31 * day)).toBe(batch)
})

test('keeps at least a week of history, regardless of the setting', () => {
  expect(oldestKept(30, now)).toBe(now - 30 * day)
  expect(oldestKept(1, now)).toBe(now - 7 * day)
})
