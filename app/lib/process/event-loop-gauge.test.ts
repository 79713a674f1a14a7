import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createEventLoopGauge } from './event-loop-gauge'

test('measures a blocked event loop', async () => {
  const gauge = createEventLoopGauge()
  onTestFinished(() => gauge.stop())
  await pause(50)
  const until = performance.now() + 700
  while (performance.now() < until) {}
  await vi.waitFor(() => expect(gauge.delayMs).toBeGreaterThan(300), { timeout: 5_000, interval: 20 })
})

test('distinguishes one late second from two consecutive ones', async () => {
  const gauge = createEventLoopGauge()
  onTestFinished(() => gauge.stop())
  const holdUp = () => {
    const until = performance.now() + 400
    while (performance.now() < until) {}
  }
  await pause(50)
  holdUp()
  await vi.waitFor(() => expect(gauge.delayMs).toBeGreaterThan(200), { timeout: 5_000, interval: 20 })
  expect(gauge.steadyMs).toBeLessThan(gauge.delayMs)
  await vi.waitFor(
    () => {
      holdUp()
      expect(gauge.steadyMs).toBeGreaterThan(200)
    },
    { timeout: 10_000, interval: 20 },
  )
})
