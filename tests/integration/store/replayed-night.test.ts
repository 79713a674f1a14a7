import { expect, onTestFinished, test } from 'vitest'
import type { Slot } from '~/domain/base/time'
import { slotsPerHour } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import type { Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { accountBatches, eventBatches, tableTallies, tokenBatch } from '../../helpers/world/world-batches'

/** Fixed clock at 2026-11-21T03:00:00Z, so that every run has the same events, of two days. */
const clock = { nowMs: () => 1_795_230_000_000, monotonicMs: () => 0 }

/** Slots of the six hours before the tip, oldest first. `npm run faults` replays a month. */
function* slotsOfNight(tip: Slot): Generator<Slot> {
  for (let slot = tip - 6 * slotsPerHour; slot <= tip; slot += 1) yield slot
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

test('replaying six simulated hours across midnight forwards and backwards leaves every table identical to the byte', {
  timeout: 300_000,
}, async () => {
  const database = await createTestDatabase()
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  onTestFinished(async () => {
    ledger.stop()
    await database.drop()
  })
  const writer = createBatchWriter(database.pool, clock)
  const night = [
    tokenBatch(ledger),
    ...eventBatches(ledger, slotsOfNight(ledger.currentSlot())),
    ...accountBatches(ledger),
  ]
  const events = night.reduce((sum, batch) => sum + batch.events.length, 0)
  expect(events).toBeGreaterThan(7_500)

  let inserted = 0
  for (const batch of night) inserted += (await writer.write(batch)).eventsInserted
  expect(inserted).toBe(events)
  const once = await tableTallies(database.pool)
  for (const batch of night) await writer.write(batch)
  expect(await tableTallies(database.pool)).toEqual(once)
  for (const batch of shuffled(night)) await writer.write(batch)
  expect(await tableTallies(database.pool)).toEqual(once)
})
