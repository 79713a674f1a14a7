import { expect, test } from 'vitest'
import { createLivePriority } from './live-priority'

/**
 * Creates work that lasts until the test ends it. The test also controls whether live data waits for this
 * work.
 */
function setUp() {
  const stopping = new AbortController()
  const state = { isWaitedFor: false, end: () => {} }
  const way = createLivePriority(() => state.isWaitedFor)
  const work = () => new Promise<string>((resolve) => (state.end = () => resolve('done')))
  const isHeld = async () =>
    (await Promise.race([
      way.waitForLiveWrites(stopping.signal).then(() => false),
      new Promise((next) => setImmediate(next, true)),
    ])) as boolean
  return { state, way, work, isHeld, stopping }
}

test('holds a caller back while live data waits for long work, until the work is done', async () => {
  const { state, way, work, isHeld, stopping } = setUp()
  const done = way.run(true, work)
  state.isWaitedFor = true
  const given = way.waitForLiveWrites(stopping.signal)
  expect(await isHeld()).toBe(true)
  state.end()
  expect(await done).toBe('done')
  await given
  expect(await isHeld()).toBe(false)
})

test('holds no caller back for short work, or for work that live data does not wait for', async () => {
  const { state, way, work, isHeld } = setUp()
  expect(await isHeld()).toBe(false)
  const long = way.run(true, work)
  expect(await isHeld()).toBe(false)
  state.end()
  await long
  state.isWaitedFor = true
  const short = way.run(false, work)
  expect(await isHeld()).toBe(false)
  state.end()
  await short
})

test('releases callers when the work fails', async () => {
  const { state, way, isHeld, stopping } = setUp()
  state.isWaitedFor = true
  let fail: (error: Error) => void = () => {}
  const failing = way.run(true, () => new Promise<void>((_, reject) => (fail = reject)))
  const given = way.waitForLiveWrites(stopping.signal)
  fail(new Error('gone'))
  await expect(failing).rejects.toThrow('gone')
  await given
  expect(await isHeld()).toBe(false)
})

test('releases a held caller on abort, and does not hold it again', async () => {
  const { state, way, work, isHeld, stopping } = setUp()
  const done = way.run(true, work)
  state.isWaitedFor = true
  const given = way.waitForLiveWrites(stopping.signal)
  expect(await isHeld()).toBe(true)
  stopping.abort()
  await given
  expect(await isHeld()).toBe(false)
  state.end()
  await done
})
