import type { Slot } from '~/domain/base/time'
import { slotsPerDay } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import type { Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { historySince } from '../../helpers/world/known-history'
import { accountBatches, eventBatches, tokenBatch } from '../../helpers/world/world-batches'

function* slotsOfDay(tip: Slot): Generator<Slot> {
  for (let slot = tip - slotsPerDay; slot <= tip; slot += 1) yield slot
}

/**
 * Writes a simulated world into a database as the product does: its tokens, its current accounts and the last
 * day of its events. The result contains every kind of data.
 */
export async function fillSimulatedDay(pool: Pool, now: number, since: number): Promise<void> {
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => 0 }
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const writer = createBatchWriter(pool, clock)
  const write = async (batches: Iterable<Batch>) => {
    for (const batch of batches) await writer.write(batch)
  }
  await write([tokenBatch(ledger)])
  await write(accountBatches(ledger))
  await write(eventBatches(ledger, slotsOfDay(ledger.currentSlot())))
  await writer.heartbeat(historySince(since))
  ledger.stop()
}
