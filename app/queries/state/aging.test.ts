import { expect, test } from 'vitest'
import { createAging } from './aging.server'

test('ages a reading by whole seconds and returns the same object within a second', () => {
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

test('treats a reading from the future as new, as after a clock was set back', () => {
  const toNow = createAging({ monotonicMs: () => 0 }, (_: string, seconds) => ({ seconds }))
  expect(toNow({ value: 'rpc', readAtMs: 5_000 })).toEqual({ seconds: 0 })
})
