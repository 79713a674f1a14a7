import { afterAll, beforeAll, expect, test } from 'vitest'
import exampleIds from '~/api/openapi/example-ids.json'
import type { Slot } from '~/domain/base/time'
import { protocolIds } from '~/domain/protocol/protocol'
import { slotsPerHour } from '~/simulator/world/world-time'
import { createWorldLedger } from '~/simulator/world-ledger'
import { operations, pathOf } from '../helpers/web/api-document'
import { rowsPath, saysSomething } from '../helpers/web/responses'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { accountBatches, eventBatches, tokenBatch } from '../helpers/world/world-batches'
import { heartbeatOf } from './seed'

/** Time shown by the examples of `npm run examples`: 2026-11-20T12:00:00Z. */
const shownAt = 1_795_176_000
const hours = 3

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  const clock = clockAt(shownAt)
  web = await openWeb({ clock, onEnd: (end) => ends.push(end) })
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const tip = ledger.currentSlot()
  const batches = [tokenBatch(ledger), ...eventBatches(ledger, slotsOf(tip)), ...accountBatches(ledger)]
  for (const batch of batches) await web.writer.write(batch)
  // All programs have been read, or a trader's totals would be incomplete.
  await web.writer.heartbeat(protocolIds.map((id) => heartbeatOf(`accounts:${id}`)))
  ledger.stop()
}, 120_000)
afterAll(() => Promise.all(ends.map((end) => end())))

function* slotsOf(tip: Slot): Generator<Slot> {
  for (let slot = tip - hours * slotsPerHour; slot <= tip; slot += 1) yield slot
}

const named = operations.filter(({ operationId }) => operationId in exampleIds)

test('has an example id from the world of the examples for every operation with an id in its path', () => {
  const withText = operations.filter(({ parameters }) =>
    parameters.some((one) => one.in === 'path' && one.schema.type === 'string'),
  )
  expect(named).toEqual(withText)
})

test.each(named.map((operation) => [pathOf(operation), operation] as const))(
  '%s leads to a resource',
  async (path, operation) => {
    const response = await web.get(rowsPath(operation, path))
    expect(response.status).toBe(200)
    expect(await saysSomething(operation, response)).toBe(true)
  },
)
