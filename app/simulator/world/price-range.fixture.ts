import { expect } from 'vitest'
import { secondsOfSlot, slotAtUnixTime, type WorldSeconds } from './world-time'

/** Returns the lowest and the highest price within the last minute before the end of a given second. */
export function minuteRange(at: number | null, priceAt: (seconds: WorldSeconds) => number): [number, number] {
  const end = secondsOfSlot(slotAtUnixTime(at! + 1))
  const prices = Array.from({ length: 32 }, (_, step) => priceAt(end - 2 * step))
  return [Math.min(...prices), Math.max(...prices)]
}

/** Expects a value between two bounds. `tolerance` is a share of the bounds. */
export function expectWithin(value: number, [low, high]: [number, number], tolerance: number): void {
  expect(value).toBeGreaterThan(low * (1 - tolerance))
  expect(value).toBeLessThan(high * (1 + tolerance))
}
