import { expect, test } from 'vitest'
import { createAheadLimit } from './ahead-limit'

/** A limit whose store writes when the test says so. */
function setUp() {
  const writes: (() => void)[] = []
  const limit = createAheadLimit(() => new Promise((resolve) => writes.push(resolve)))
  const stopping = new AbortController()
  let passed = 0
  return {
    writes,
    stopping,
    passed: () => passed,
    async pass(accounts: number) {
      void limit.passed(accounts, stopping.signal).then(() => (passed += accounts))
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('decodes one turn of accounts while the turn before is written, and no more', async () => {
  const { pass, passed, writes } = setUp()
  await pass(4_000)
  expect(passed()).toBe(4_000)
  await pass(3_999)
  expect(passed()).toBe(7_999)
  await pass(1)
  expect([passed(), writes.length]).toEqual([7_999, 2])
  writes[0]?.()
  await pass(0)
  expect(passed()).toBe(8_000)
})

test('never waits for a store that keeps up', async () => {
  const { pass, passed, writes } = setUp()
  for (let slot = 0; slot < 100; slot += 1) {
    await pass(500)
    for (const write of writes) write()
  }
  expect(passed()).toBe(50_000)
})

test('stops waiting when the source stops', async () => {
  const { pass, passed, stopping } = setUp()
  await pass(4_000)
  await pass(4_000)
  expect(passed()).toBe(4_000)
  stopping.abort()
  await pass(4_000)
  expect(passed()).toBe(12_000)
})
