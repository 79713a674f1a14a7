import { expect, test } from 'vitest'
import { createDecodeWatch } from './decode-watch'

/** Creates a watch whose clock is set by the test. */
function openWatch() {
  let now = 1_700_000_000
  const watch = createDecodeWatch({ nowMs: () => now * 1000, monotonicMs: () => 0 })
  return {
    watch,
    pass: (seconds: number) => {
      now += seconds
    },
    read: (count: number, isReadable: boolean, age = 0) => {
      watch.read('kamino-limit', 'accounts', now - age, { all: count, corrupt: isReadable ? 0 : count })
    },
    problem: () => watch.problem('kamino-limit', 'accounts'),
  }
}

test('reports only the program and kind for which a tenth of the updates can’t be decoded', () => {
  const { watch, read, problem } = openWatch()
  read(91, true)
  read(10, false)
  expect(problem()).toBeUndefined()
  read(1, false)
  expect(problem()).toBe(
    'Some of the newest accounts can’t be decoded: the program may have changed, so the data is incomplete.',
  )
  expect(watch.problem('kamino-limit', 'events')).toBeUndefined()
  expect(watch.problem('jupiter-limit', 'accounts')).toBeUndefined()
})

test('ignores a handful of broken accounts, and ends the report ten minutes after the last one', () => {
  const { read, pass, problem } = openWatch()
  read(4, false)
  expect(problem()).toBeUndefined()
  read(1, false)
  expect(problem()).toBeDefined()
  pass(540)
  expect(problem()).toBeDefined()
  pass(60)
  expect(problem()).toBeUndefined()
})

test('ignores updates that a program wrote long ago', () => {
  const { read, problem } = openWatch()
  read(100, false, 3_600)
  expect(problem()).toBeUndefined()
})

test('reports a truncated log of a program for an hour', () => {
  const { watch, pass } = openWatch()
  expect(watch.isTruncated('drift-perps')).toBe(false)
  watch.truncated('drift-perps')
  pass(3_599)
  expect(watch.isTruncated('drift-perps')).toBe(true)
  expect(watch.isTruncated('kamino-limit')).toBe(false)
  pass(1)
  expect(watch.isTruncated('drift-perps')).toBe(false)
})
