import { expect, test } from 'vitest'
import { createChainClock, createEventClock, describeSkew } from './chain-clock'

const startAt = 1_795_176_000
const hour = 3_600

/**
 * Simulates a machine and a chain whose clocks the tests move. Time passes in seconds, and the block time of
 * the tip is reported every second.
 */
function createWorld({ wallAheadSeconds = 0 } = {}) {
  const time = { passedMs: 0, wallAheadMs: wallAheadSeconds * 1_000, chainAt: startAt }
  const clock = createChainClock({
    monotonicMs: () => 5_000 + time.passedMs,
    nowMs: () => startAt * 1_000 + time.passedMs + time.wallAheadMs,
  })
  return {
    clock,
    step(seconds: number) {
      time.wallAheadMs = seconds * 1_000
    },
    /**
     * `rate`: seconds of block time per second of real time. `hears`: whether the clock receives block times.
     */
    pass(seconds: number, { rate = 1, hears = true } = {}) {
      for (let second = 0; second < seconds; second += 1) {
        time.passedMs += 1_000
        time.chainAt += rate
        if (hears) clock.heard(Math.floor(time.chainAt))
      }
    },
    behind(seconds: number) {
      time.chainAt -= seconds
    },
    /** Difference between the clock under test and the true time, seconds. */
    error: () => Math.round((clock.nowMs() - startAt * 1_000 - time.passedMs) / 1_000),
  }
}

test("uses the machine's clock if both agree within a minute", () => {
  const { clock, pass, error } = createWorld({ wallAheadSeconds: 55 })
  expect(error()).toBe(55)
  pass(20)
  expect([clock.aheadSeconds(), clock.unsettled(), error()]).toEqual([undefined, undefined, 55])
})

test('takes the time from the chain if the machine starts an hour behind, after a time to settle', () => {
  const { clock, pass, error } = createWorld({ wallAheadSeconds: -hour })
  expect(clock.unsettled()).toBeUndefined() // no block time has arrived yet
  pass(2)
  expect([clock.aheadSeconds(), clock.unsettled()]).toEqual([undefined, 'behind'])
  pass(6)
  expect([clock.aheadSeconds(), clock.unsettled(), error()]).toEqual([-hour, undefined, 0])
})

test('takes the time from the chain if the machine starts an hour or 400 days ahead', () => {
  for (const wallAheadSeconds of [hour, 400 * 24 * hour]) {
    const { clock, pass, error } = createWorld({ wallAheadSeconds })
    pass(1)
    expect(createEventClock(clock).nowMs()).toBe((startAt + 1) * 1_000)
    expect(clock.unsettled()).toBe('ahead')
    pass(7)
    expect([clock.aheadSeconds(), clock.unsettled(), error()]).toEqual([wallAheadSeconds, undefined, 0])
  }
})

test("bridges a step of the machine's clock, and uses the correction immediately", () => {
  for (const seconds of [hour, -hour]) {
    const { clock, pass, step, error } = createWorld()
    pass(5)
    step(seconds)
    const errors = new Set<number>()
    for (let second = 0; second < 10; second += 1) {
      errors.add(error())
      pass(1)
    }
    expect([...errors]).toEqual([0])
    expect(clock.aheadSeconds()).toBe(seconds)
    step(0)
    expect(error()).toBe(0)
    pass(1)
    expect([clock.aheadSeconds(), error()]).toEqual([undefined, 0])
  }
})

test('draws no conclusion from a halted chain or a node that is catching up', () => {
  const halted = createWorld()
  halted.pass(5)
  halted.pass(900, { rate: 0 })
  expect([halted.clock.aheadSeconds(), halted.error()]).toEqual([undefined, 0])
  const late = createWorld()
  late.behind(900)
  late.pass(300, { rate: 3 })
  expect([late.clock.aheadSeconds(), late.error()]).toEqual([undefined, 0])
})

test('raises no alarm for a replayed chain whose blocks lie in the past and do not move', () => {
  const { clock, pass, behind, error } = createWorld()
  behind(3 * 365 * 24 * hour)
  pass(4, { rate: 0 })
  expect(clock.unsettled()).toBeUndefined()
  pass(56, { rate: 0 })
  expect([clock.aheadSeconds(), clock.unsettled(), error()]).toEqual([undefined, undefined, 0])
})

test('ignores an invalid block time and one that is reported only once', () => {
  const { clock, pass, error } = createWorld()
  pass(5)
  for (const time of [0, -1, startAt * 1_000, startAt + 24 * hour]) {
    clock.heard(time)
    pass(1)
    expect([clock.aheadSeconds(), error()]).toEqual([undefined, 0])
  }
})

test.each([
  ['ahead', hour],
  ['behind', -hour],
])('settles soon if the machine is %s in one reply only', (unsettled, wallAheadSeconds) => {
  const { clock, pass } = createWorld({ wallAheadSeconds })
  pass(1)
  pass(10, { hears: false })
  expect(clock.unsettled()).toBe(unsettled)
  pass(5, { hears: false })
  expect(clock.unsettled()).toBeUndefined()
})

test('applies the last measured difference when the chain goes silent', () => {
  const { pass, error } = createWorld({ wallAheadSeconds: hour })
  pass(10)
  pass(300, { hears: false })
  expect(error()).toBe(0)
})

test('describes the fix as a sentence', () => {
  expect(describeSkew(-hour)).toBe(
    "This machine's clock is 3,600 s behind the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node's times are wrong: use another one.",
  )
})
