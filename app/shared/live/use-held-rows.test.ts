import { expect, test } from 'vitest'
import { inPlacesOf } from './use-held-rows'

const keyOf = ([key]: readonly [string, number]) => key

test('keeps held rows in place with new contents', () => {
  const shown = [
    ['sol', 1],
    ['usdc', 2],
  ] as const
  expect(
    inPlacesOf(
      shown,
      [
        ['usdc', 3],
        ['sol', 4],
      ],
      keyOf,
    ),
  ).toEqual([
    ['sol', 4],
    ['usdc', 3],
  ])
})

test('keeps the place of a removed row and holds back a new one', () => {
  const shown = [
    ['sol', 1],
    ['usdc', 2],
  ] as const
  expect(
    inPlacesOf(
      shown,
      [
        ['jup', 5],
        ['usdc', 3],
      ],
      keyOf,
    ),
  ).toEqual([
    ['sol', 1],
    ['usdc', 3],
  ])
})
