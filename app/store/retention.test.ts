import { expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain-event'
import type { Batch } from './batch'
import { withoutOldFills } from './retention'

const now = 10_000_000
const day = 86_400

const batchOf = (events: readonly Partial<ChainEvent>[]): Batch => ({
  accounts: [],
  gone: [],
  events: events as readonly ChainEvent[],
  prices: [],
  tokens: [],
  quarantined: [],
  cursors: [],
  unread: [],
})

test('executions that are older than what is kept are left out; openings and endings stay', () => {
  const batch = batchOf([
    { type: 'order-filled', at: now - 7 * day - 1 },
    { type: 'perp-filled', at: now - 30 * day },
    { type: 'order-filled', at: now - 7 * day },
    { type: 'order-filled', at: null },
    { type: 'order-opened', at: now - 30 * day },
    { type: 'order-closed', at: now - 30 * day },
  ])
  expect(withoutOldFills(batch, 7, now).events).toEqual(batch.events.slice(2))
  expect(withoutOldFills(batch, undefined, now)).toBe(batch)
  expect(withoutOldFills(batch, 31, now)).toBe(batch)
})
