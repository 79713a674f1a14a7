import { expect, test } from 'vitest'
import { createRequestQueue } from './request-queue'
import { createTokenBucket } from './token-bucket'

function setUp(perSecond: number) {
  const clock = { nowMs: () => performance.now(), monotonicMs: () => performance.now() }
  const stopped = new AbortController()
  const queue = createRequestQueue(createTokenBucket({ capacity: 1, perSecond, clock }), stopped.signal)
  const passed: string[] = []
  return {
    passed,
    acquire: (name: string, tokens: number) => queue.acquire(tokens).then(() => passed.push(name)),
    acquireLowPriority: (name: string, tokens: number) =>
      queue.acquireLowPriority(tokens).then(() => passed.push(name)),
  }
}

test('serves requests in order of arrival', async () => {
  const { passed, acquire } = setUp(200)
  await Promise.all([acquire('many', 5), acquire('one', 1), acquire('two', 2)])
  expect(passed).toEqual(['many', 'one', 'two'])
})

test('serves patient requests after all others, including later ones', async () => {
  const { passed, acquire, acquireLowPriority } = setUp(200)
  const lowPriority = [acquireLowPriority('patient', 20), acquireLowPriority('second patient', 1)]
  await acquire('first', 1)
  await acquire('second', 1)
  expect(passed).toEqual(['first', 'second'])
  await Promise.all(lowPriority)
  expect(passed).toEqual(['first', 'second', 'patient', 'second patient'])
})
