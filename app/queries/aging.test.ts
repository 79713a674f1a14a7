import { expect, test } from 'vitest'
import { createAging } from './aging.server'

test('a reading grows older by whole seconds, and is the same object for as long', () => {
  let nowMs = 5_000
  const toNow = createAging({ monotonicMs: () => nowMs }, (value: string, seconds) => ({ value, seconds }))
  const reading = { value: 'rpc', readAtMs: 5_000 }
  const first = toNow(reading)
  expect(first).toEqual({ value: 'rpc', seconds: 0 })
  nowMs = 5_999
  expect(toNow(reading)).toBe(first)
  nowMs = 6_000
  expect(toNow(reading)).toEqual({ value: 'rpc', seconds: 1 })
  expect(toNow({ value: 'prices', readAtMs: 6_000 })).toEqual({ value: 'prices', seconds: 0 })
})

test('a reading from after now, as a clock that was set back would have it, is new', () => {
  const toNow = createAging({ monotonicMs: () => 0 }, (_: string, seconds) => ({ seconds }))
  expect(toNow({ value: 'rpc', readAtMs: 5_000 })).toEqual({ seconds: 0 })
})
