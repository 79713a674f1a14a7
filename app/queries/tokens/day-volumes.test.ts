import { expect, test } from 'vitest'
import type { VolumeType } from '~/domain/protocol/trade-type'
import { chosenVolume, type DayVolumes, tradesOf } from './day-volumes.server'

const [sol, jup] = [
  { mint: 'So11111111111111111111111111111111111111112', symbol: 'SOL' },
  { mint: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', symbol: 'JUP' },
]

/** Volumes with one limit order fill of SOL. */
function volumes(unread: readonly VolumeType[]): DayVolumes {
  const limit = new Map([[sol.mint, 120]])
  return {
    all: limit,
    of: new Map([['jupiter_limit', limit]]),
    trades: new Map([[sol.mint, 1]]),
    unread: new Set(unread),
    perpsWithoutMint: new Map(),
  }
}

test('a token without executions has a volume of 0', () => {
  expect(chosenVolume(volumes([]), 'dca', jup)).toBe(0)
  expect(chosenVolume(volumes([]), undefined, jup)).toBe(0)
  expect(tradesOf(volumes([]), jup.mint)).toBe(0)
})

test('the volume and the trades of a venue without data are unknown instead of 0', () => {
  expect(chosenVolume(volumes(['dca']), 'dca', sol)).toBeUndefined()
  expect(chosenVolume(volumes(['dca']), 'jupiter_limit', sol)).toBe(120)
  // What a venue has stored before its first data is complete is a part of an unknown size.
  expect(chosenVolume(volumes(['jupiter_limit']), 'jupiter_limit', sol)).toBeUndefined()
  expect(chosenVolume(volumes(['drift']), undefined, jup)).toBeUndefined()
  expect(tradesOf(volumes(['dca']), jup.mint)).toBeUndefined()
})

test('perps have no part in the trades, and known parts are shown without the unknown ones', () => {
  expect(tradesOf(volumes(['drift']), jup.mint)).toBe(0)
  expect(chosenVolume(volumes(['dca']), undefined, sol)).toBe(120)
  expect(tradesOf(volumes(['dca']), sol.mint)).toBe(1)
})
