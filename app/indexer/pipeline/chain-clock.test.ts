import { expect, test } from 'vitest'
import { createChainClock, createEventClock, describeSkew } from './chain-clock'

const startAt = 1_795_176_000
const hour = 3_600

/** A machine and a chain whose clocks tests move; time passes second by second, and each second the tip's block time is heard. */
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
    /** `rate`: how many seconds of blocks come in a second. `lag`: how far the node is behind. */
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
    /** How far the clock is from the true time, seconds. */
    error: () => Math.round((clock.nowMs() - startAt * 1_000 - time.passedMs) / 1_000),
  }
}

test('clocks that agree within a minute are left alone', () => {
  const { clock, pass, error } = createWorld({ wallAheadSeconds: 55 })
  expect(error()).toBe(55)
  pass(20)
  expect([clock.aheadSeconds(), clock.isSettled(), error()]).toEqual([undefined, true, 55])
})

test('a machine that starts an hour behind takes its times from the chain, and waits until it is sure', () => {
  const { clock, pass, error } = createWorld({ wallAheadSeconds: -hour })
  expect(clock.isSettled()).toBe(true) // nothing is known yet
  pass(2)
  expect([clock.aheadSeconds(), clock.isSettled()]).toEqual([undefined, false])
  pass(6)
  expect([clock.aheadSeconds(), clock.isSettled(), error()]).toEqual([-hour, true, 0])
})

test('a machine that starts an hour or 400 days ahead takes its times from the chain', () => {
  for (const wallAheadSeconds of [hour, 400 * 24 * hour]) {
    const { clock, pass, error } = createWorld({ wallAheadSeconds })
    pass(1)
    expect(createEventClock(clock).nowMs()).toBe((startAt + 1) * 1_000)
    pass(7)
    expect([clock.aheadSeconds(), error()]).toEqual([wallAheadSeconds, 0])
  }
})

test('a step of the clock changes no time in between, and its correction counts at once', () => {
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

test('a chain that stands still, or a node that catches up, says nothing about the clock', () => {
  const halted = createWorld()
  halted.pass(5)
  halted.pass(900, { rate: 0 })
  expect([halted.clock.aheadSeconds(), halted.error()]).toEqual([undefined, 0])
  const late = createWorld()
  late.behind(900)
  late.pass(300, { rate: 3 })
  expect([late.clock.aheadSeconds(), late.error()]).toEqual([undefined, 0])
})

test('a replayed chain whose blocks lie in the past and do not move is no reason for an alarm', () => {
  const { clock, pass, behind, error } = createWorld()
  behind(3 * 365 * 24 * hour)
  pass(60, { rate: 0 })
  expect([clock.aheadSeconds(), clock.isSettled(), error()]).toEqual([undefined, true, 0])
})

test('a time that is none, and one that is told once only, change nothing', () => {
  const { clock, pass, error } = createWorld()
  pass(5)
  for (const time of [0, -1, startAt * 1_000, startAt + 24 * hour]) {
    clock.heard(time)
    pass(1)
    expect([clock.aheadSeconds(), error()]).toEqual([undefined, 0])
  }
})

test('a chain that is ahead for one reply only keeps nobody waiting for long', () => {
  const { clock, pass } = createWorld({ wallAheadSeconds: -hour })
  pass(1)
  pass(10, { hears: false })
  expect(clock.isSettled()).toBe(false)
  pass(5, { hears: false })
  expect(clock.isSettled()).toBe(true)
})

test('when the chain has gone silent the difference that was measured last still counts', () => {
  const { pass, error } = createWorld({ wallAheadSeconds: hour })
  pass(10)
  pass(300, { hears: false })
  expect(error()).toBe(0)
})

test('what is to be done is a sentence', () => {
  expect(describeSkew(-hour)).toBe(
    "This machine's clock is 3,600 s behind the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node's times are wrong: use another one.",
  )
})
