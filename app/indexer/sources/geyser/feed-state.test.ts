import { expect, test } from 'vitest'
import { createFeedState } from './feed-state'

function setUp() {
  let nowMs = 0
  let problem: string | undefined
  let workProblem: string | undefined
  const feed = createFeedState({
    stream: { problem: () => problem, isRefused: () => false },
    workProblem: () => workProblem,
    clock: { nowMs: () => nowMs, monotonicMs: () => nowMs },
    committed: () => Promise.resolve(),
  })
  return {
    feed,
    wait: (ms: number) => (nowMs += ms),
    fail: (sentence: string | undefined) => {
      problem = sentence
    },
    failWork: (sentence: string | undefined) => {
      workProblem = sentence
    },
  }
}

test('reports a stream that is open but completes no slot, and asks for another one after a minute', () => {
  const { feed, wait } = setUp()
  feed.opening()
  wait(29_000)
  expect(feed.problem()).toBeUndefined()
  wait(1_000)
  expect(feed.problem()).toContain('has completed no slot for 30 s')
  expect(feed.isStuckForLong()).toBe(false)
  wait(30_000)
  expect(feed.isStuckForLong()).toBe(true)
  feed.completed()
  expect(feed.problem()).toBeUndefined()
})

test('counts as down ten seconds after the last slot, so a short interruption reads nothing', () => {
  const { feed, wait, fail } = setUp()
  feed.ingested(5)
  fail('The node is away.')
  wait(9_000)
  expect(feed.isDown()).toBe(false)
  wait(1_000)
  expect(feed.isDown()).toBe(true)
  expect(feed.isRecent()).toBe(true)
  wait(21_000)
  expect(feed.isRecent()).toBe(false)
})

test('delivers nothing before its first slot, and old slots for two minutes after its end', () => {
  const { feed, wait, fail } = setUp()
  expect(feed.deliveredSlot()).toBe(0)
  fail('The node is away.')
  wait(10_000)
  expect(feed.deliveredSlot()).toBeUndefined()
  feed.ingested(5)
  wait(119_999)
  expect([feed.isDown(), feed.deliveredSlot()]).toEqual([true, 5])
  wait(1)
  expect(feed.deliveredSlot()).toBeUndefined()
  feed.hold(true)
  expect(feed.deliveredSlot()).toBe(5)
})

test('is not down while the stream is closed because the database is slow', () => {
  const { feed, wait, fail } = setUp()
  feed.ingested(5)
  fail('The database is slow.')
  feed.hold(true)
  wait(60_000)
  expect(feed.isDown()).toBe(false)
})

test('is settled with the first slot, and reports it as committed', async () => {
  const { feed } = setUp()
  const settled = feed.settled(new AbortController().signal)
  feed.ingested(5)
  await settled
  expect(feed.tail()).toBe(5)
  expect(feed.committedSlot()).toBe(5)
})

test('has a problem, and is down after a while, while the slots of a working stream are not ingested', () => {
  const { feed, wait, failWork } = setUp()
  feed.ingested(5)
  failWork("Can't read the database.")
  feed.completed()
  expect(feed.problem()).toBe("Can't read the database.")
  expect(feed.isDown()).toBe(false)
  wait(10_000)
  expect(feed.isDown()).toBe(true)
  failWork(undefined)
  expect(feed.problem()).toBeUndefined()
})
