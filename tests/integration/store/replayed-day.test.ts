import { expect, onTestFinished, test } from 'vitest'
import type { Slot } from '~/domain/base/time'
import { slotsPerDay } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import type { Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { accountBatches, eventBatches, tableTallies, tokenBatch } from '../../helpers/world/world-batches'

/** Fixed clock at 2026-11-20T12:00:00Z, so that every run has the same day. */
const clock = { nowMs: () => 1_795_176_000_000, monotonicMs: () => 0 }

/** Slots of the whole day before the tip, oldest first. `npm run faults` replays a month. */
function* slotsOfDay(tip: Slot): Generator<Slot> {
  for (let slot = tip - slotsPerDay; slot <= tip; slot += 1) yield slot
}

/**
 * Returns the batches in reverse order. The events of each batch are in reverse order too, and each of them
 * occurs twice.
 */
function shuffled(batches: readonly Batch[]): readonly Batch[] {
  return batches
    .toReversed()
    .map((batch) => ({ ...batch, events: [...batch.events, ...batch.events].toReversed() }))
}

test('replaying a simulated day forwards and backwards leaves every table identical to the byte', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  onTestFinished(async () => {
    ledger.stop()
    await database.drop()
  })
  const writer = createBatchWriter(database.pool, clock)
  const day = [
    tokenBatch(ledger),
    ...eventBatches(ledger, slotsOfDay(ledger.currentSlot())),
    ...accountBatches(ledger),
  ]
  const events = day.reduce((sum, batch) => sum + batch.events.length, 0)
  expect(events).toBeGreaterThan(30_000)

  let inserted = 0
  for (const batch of day) inserted += (await writer.write(batch)).eventsInserted
  expect(inserted).toBe(events)
  const once = await tableTallies(database.pool)
  for (const batch of day) await writer.write(batch)
  expect(await tableTallies(database.pool)).toEqual(once)
  for (const batch of shuffled(day)) await writer.write(batch)
  expect(await tableTallies(database.pool)).toEqual(once)
})
