import { expect, test } from 'vitest'
import { inPlacesOf } from './held-places'

const keyOf = ([key]: readonly [string, number]) => key

test('held rows stay in their places with their new contents', () => {
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

test('a row that has left the list keeps its place, and one that has come waits', () => {
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
