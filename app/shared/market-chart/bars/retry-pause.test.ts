import { expect, test } from 'vitest'
import { createRetryPause, retryMs } from './retry-pause'

test('a movement sends a request at once if none has failed', () => {
  expect(createRetryPause().isOver(0)).toBe(true)
})

test('movements send no request for five seconds after a failed one, counted from the last failure', () => {
  const pause = createRetryPause()
  pause.fail(1_000)
  expect([1_000, 1_000 + retryMs, 1_001 + retryMs].map(pause.isOver)).toEqual([false, false, true])
  pause.fail(9_000)
  expect(pause.isOver(9_001)).toBe(false)
})

test('other bars are requested without a pause', () => {
  const pause = createRetryPause()
  pause.fail(1_000)
  pause.forget()
  expect(pause.isOver(1_001)).toBe(true)
})
