import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEventLoopGauge } from './event-loop-gauge'

test('a loop that is held up shows', async () => {
  const gauge = createEventLoopGauge()
  onTestFinished(() => gauge.stop())
  await pause(50)
  const until = performance.now() + 700
  while (performance.now() < until) {
    // nothing else runs meanwhile
  }
  await vi.waitFor(() => expect(gauge.delayMs).toBeGreaterThan(300), { timeout: 5_000, interval: 20 })
})
