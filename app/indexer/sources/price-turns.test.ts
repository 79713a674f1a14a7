import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/ids'
import { createPriceTurns } from './price-turns'

/** Returns this many mints, of which the first are traded. */
function ranked(count: number, tradedCount: number) {
  return Array.from({ length: count }, (_, index) => ({
    mint: trustedAddress(`mint${index}`),
    isTraded: index < tradedCount,
  }))
}

function numbersOf(mints: readonly Address[]): readonly number[] {
  return mints.map((mint) => Number(mint.slice('mint'.length)))
}

test('requests the hundred most wanted mints in every round, and never more than five times fifty mints', () => {
  const turns = createPriceTurns()
  for (let round = 0; round < 50; round += 1) {
    const asked = numbersOf(turns.next(ranked(5_000, 700)))
    expect(asked.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => index))
    expect(asked).toHaveLength(250)
  }
})

test('requests every traded mint within the twenty rounds for which a price counts, and continues with the rest beside it', () => {
  const turns = createPriceTurns()
  const asked = new Set<number>()
  for (let round = 0; round < 20; round += 1)
    for (const number of numbersOf(turns.next(ranked(20_000, 2_000)))) asked.add(number)
  for (let number = 0; number < 2_000; number += 1) expect(asked).toContain(number)
  expect(asked.size).toBe(2_000 + 20 * 50)
})

test('gives the rest all remaining requests if no other mint is traded, and starts again at its end', () => {
  const turns = createPriceTurns()
  expect(numbersOf(turns.next(ranked(300, 80))).slice(100)).toHaveLength(150)
  expect(numbersOf(turns.next(ranked(300, 80))).slice(100)).toEqual(
    Array.from({ length: 50 }, (_, index) => 250 + index),
  )
  expect(numbersOf(turns.next(ranked(300, 80)))[100]).toBe(100)
})
