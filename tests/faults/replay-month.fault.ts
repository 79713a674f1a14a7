// Writes a simulated month into an empty store. Then writes all of it again, newest hour first and every
// event twice. Every table must stay identical to the byte. `REPLAY_DAYS` shortens the period.
import type { Slot } from '~/domain/base/time'
import { silentLog } from '~/lib/log'
import { slotsPerDay, slotsPerHour } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { startTestServer } from '../helpers/store/database-server'
import { accountBatches, eventBatches, tableTallies, tokenBatch } from '../helpers/world/world-batches'

const days = Number(process.env.REPLAY_DAYS ?? 31)
/** Fixed clock at 2026-11-20T12:00:00Z, so that every run has the same month. */
const clock = { nowMs: () => 1_795_176_000_000, monotonicMs: () => 0 }

function* hourOf(first: Slot): Generator<Slot> {
  for (let slot = first; slot < first + slotsPerHour; slot += 1) yield slot
}

async function main(): Promise<void> {
  const server = await startTestServer({})
  const pool = createPool({ url: server.url, profile: 'writer', log: silentLog })
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const writer = createBatchWriter(pool, clock)
  const first = ledger.currentSlot() - days * slotsPerDay
  const hours = Array.from({ length: days * 24 }, (_, index) => first + index * slotsPerHour)

  async function replay(name: string, order: readonly Slot[], times: number): Promise<number> {
    const startedMs = performance.now()
    let inserted = 0
    let events = 0
    for (const [index, hour] of order.entries()) {
      for (const batch of eventBatches(ledger, hourOf(hour))) {
        const doubled = Array.from({ length: times }, () => batch.events).flat()
        inserted += (await writer.write({ ...batch, events: doubled })).eventsInserted
        events += doubled.length
      }
      const seconds = Math.round((performance.now() - startedMs) / 1_000)
      if (index % 24 === 23)
        console.log(`${name}: day ${(index + 1) / 24} of ${days}, ${events} events, ${seconds} s`)
    }
    return inserted
  }

  try {
    const tokens = tokenBatch(ledger)
    await writer.write(tokens)
    const inserted = await replay('first', hours, 1)
    for (const batch of accountBatches(ledger)) await writer.write(batch)
    const once = await tableTallies(pool)
    await writer.write(tokens)
    const again = await replay('again', hours.toReversed(), 2)
    for (const batch of accountBatches(ledger)) await writer.write(batch)
    const twice = await tableTallies(pool)
    const different = Object.keys(once).filter((table) => once[table] !== twice[table])
    for (const table of different) console.error(`${table}: ${twice[table]} instead of ${once[table]}`)
    console.log(
      `${inserted} events of ${days} days, then ${again} new ones; ${Object.keys(once).length} tables, ${different.length} different`,
    )
    if (different.length > 0 || again > 0 || inserted === 0) process.exitCode = 1
  } finally {
    ledger.stop()
    await pool.end()
    await server.stop()
  }
}

await main()
