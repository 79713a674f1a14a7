import type { Slot } from '~/domain/time'
import { slotsPerDay } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import type { Batch } from '~/store/batch'
import type { Pool } from '~/store/pool'
import { createBatchWriter } from '~/store/write-batch'
import { historySince } from '../../helpers/known-history'
import { accountBatches, eventBatches, tokenBatch } from '../../helpers/world-batches'

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
