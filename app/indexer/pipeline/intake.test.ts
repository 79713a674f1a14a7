import { expect, test } from 'vitest'
import { trustedSignature } from '~/domain/ids'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { driftPerps } from '~/protocols/drift-perps'
import type { Transaction } from '~/solana/transaction'
import type { Batch } from '~/store/batch'
import { createIntake } from './intake'
import { createPipeline } from './pipeline'
import { createPriceGuard } from './price-guard'
import { createQuarantineGate } from './quarantine-gate'
import { createSlotClock } from './slot-clock'

function setUp() {
  const batches: Batch[] = []
  const pipeline = createPipeline({
    writer: {
      async write(batch) {
        batches.push(batch)
        return { accountsChanged: 0, eventsInserted: 0, revision: undefined }
      },
      readCursors: async () => [],
      heartbeat: async () => {},
      stop: async () => {},
    },
    random: () => 0.5,
    log: silentLog,
    onPressure() {},
  })
  const intake = createIntake({
    protocols: [driftPerps],
    pipeline,
    slotClock: createSlotClock(systemClock),
    priceGuard: createPriceGuard(),
    quarantine: createQuarantineGate(systemClock),
  })
  async function quarantined() {
    await pipeline.committed()
    return batches.flatMap((batch) => batch.quarantined)
  }
  return { intake, quarantined }
}

const transaction: Transaction = {
  signature: trustedSignature('signature'),
  slot: 7,
  blockTime: 1_700_000_000,
  failed: false,
  accountKeys: [],
  instructions: [],
  logs: [],
}

test('a decoder that throws costs its own transaction only, and quarantine says which', async () => {
  const { intake, quarantined } = setUp()
  const broken: typeof driftPerps = {
    ...driftPerps,
    readEvents() {
      throw new RangeError('offset 4711')
    },
  }
  expect(intake.readEvents(broken, transaction)).toEqual([])
  expect(await quarantined()).toMatchObject([
    { protocol: 'drift-perps', source: 'signature', reason: 'our decoder threw: offset 4711', slot: 7 },
  ])
})

test('a log that the node cut is kept by its signature, since fills may be missing from it', async () => {
  const { intake, quarantined } = setUp()
  const logs = [`Program ${driftPerps.programIds[0]} invoke [1]`, 'Log truncated']
  expect(intake.readEvents(driftPerps, { ...transaction, logs })).toEqual([])
  expect(await quarantined()).toMatchObject([
    { protocol: 'drift-perps', source: 'signature', reason: 'log truncated', slot: 7 },
  ])
})
