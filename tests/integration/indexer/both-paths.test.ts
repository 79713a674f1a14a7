import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bundleProduct, startProduct } from '../../helpers/process/product'
import { createTestDatabase } from '../../helpers/store/database'
import { expectSameRows } from '../../helpers/store/visible-rows'
import { chainRows, replayOverBothPaths, storedEvents } from '../../helpers/world/both-paths'

let entry = ''
beforeAll(async () => {
  entry = await bundleProduct()
})
afterAll(() => rmSync(dirname(entry), { recursive: true, force: true }))

async function createStore() {
  const store = await createTestDatabase()
  onTestFinished(() => store.drop())
  return store
}

test('a quarter of an hour of the simulated world leaves equal tables over JSON-RPC and a shuffled Geyser stream, despite kills', {
  timeout: 600_000,
}, async () => {
  const [overRpc, overGeyser] = [await createStore(), await createStore()]
  const paths = await replayOverBothPaths({
    ...{ hours: 0.25, endAt: Math.floor(Date.now() / 1000), seed: 1, rounds: 1, overRpc, overGeyser },
    report: (line) => console.info(line),
    start(settings) {
      const { child, ended } = startProduct(entry, { ...settings, ROLE: 'indexer', SIMULATOR_FIXTURES: '' })
      return {
        async kill() {
          child.kill('SIGKILL')
          await ended
        },
      }
    },
  })
  onTestFinished(paths.stop)
  expect(paths.events).toBeGreaterThan(250)
  const patience = { timeout: 120_000, interval: 250 }
  for (const store of [overRpc, overGeyser])
    await expect
      .poll(() => {
        paths.tick()
        return storedEvents(store)
      }, patience)
      .toBe(paths.events)
  await vi.waitFor(async () => {
    paths.tick()
    const [rows, other] = [await chainRows(overGeyser), await chainRows(overRpc)]
    expectSameRows(rows, other)
    expect(rows).toEqual(other) // rows that are stored twice
  }, patience)
})
