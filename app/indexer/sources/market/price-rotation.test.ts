import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { createPriceRotation } from './price-rotation'

/** Creates this many mints, of which the first `traded` are traded. */
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
  const rotation = createPriceRotation()
  for (let round = 0; round < 50; round += 1) {
    const requested = numbersOf(rotation.next(ranked(5_000, 700)))
    expect(requested.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => index))
    expect(requested).toHaveLength(250)
  }
})

test('requests every traded mint within the twenty rounds for which a price counts, and continues with the rest beside it', () => {
  const rotation = createPriceRotation()
  const requested = new Set<number>()
  for (let round = 0; round < 20; round += 1)
    for (const number of numbersOf(rotation.next(ranked(20_000, 2_000)))) requested.add(number)
  for (let number = 0; number < 2_000; number += 1) expect(requested).toContain(number)
  expect(requested.size).toBe(2_000 + 20 * 50)
})

test('gives the rest all remaining requests if no other mint is traded, and starts again at its end', () => {
  const rotation = createPriceRotation()
  expect(numbersOf(rotation.next(ranked(300, 80))).slice(100)).toHaveLength(150)
  expect(numbersOf(rotation.next(ranked(300, 80))).slice(100)).toEqual(
    Array.from({ length: 50 }, (_, index) => 250 + index),
  )
  expect(numbersOf(rotation.next(ranked(300, 80)))[100]).toBe(100)
})
