import { expect, test } from 'vitest'
import { createSlotDelivery } from './slot-delivery'

function setUp() {
  let nowMs = 0
  let isPaused = false
  const delivery = createSlotDelivery({ monotonicMs: () => nowMs }, () => isPaused)
  delivery.opened(1)
  return {
    delivery,
    wait: (ms: number) => (nowMs += ms),
    pause(paused: boolean) {
      isPaused = paused
    },
  }
}

test('a slot is delivered when a connection reports the eighth slot after it, however late', () => {
  const { delivery, wait } = setUp()
  expect(delivery.deliveredSlot()).toBeUndefined()
  for (let slot = 1_000; slot < 1_010; slot += 1) {
    delivery.reported(slot)
    wait(20_000)
  }
  expect(delivery.deliveredSlot()).toBe(1_001)
})

test('a silent connection is not waited for, unless reading is paused', () => {
  const { delivery, wait, pause } = setUp()
  delivery.reported(1_000)
  pause(true)
  for (let second = 0; second < 100; second += 1) {
    wait(1_000)
    expect(delivery.deliveredSlot()).toBe(992)
  }
  pause(false)
  wait(30_000)
  expect(delivery.deliveredSlot()).toBe(992)
  wait(1)
  expect(delivery.deliveredSlot()).toBeUndefined()
})

test('a new connection, also one to a node that is behind, begins with its own reports', () => {
  const { delivery } = setUp()
  delivery.reported(1_000)
  delivery.opened(1) // the subscription was renewed
  expect(delivery.deliveredSlot()).toBe(992)
  delivery.opened(2)
  expect(delivery.deliveredSlot()).toBeUndefined()
  delivery.reported(900)
  expect(delivery.deliveredSlot()).toBe(892)
})
