import { expect, test } from 'vitest'
import { createSlotChain } from './slot-chain'

test('the ancestors of a slot leave out skipped slots and other forks', () => {
  const chain = createSlotChain()
  for (const [slot, parent] of [
    [11, 10],
    [12, 11],
    [14, 12],
    [15, 12],
    [16, 15],
  ] as const)
    chain.add(slot, parent)

  expect([...(chain.ancestors(11, 16) ?? [])].sort()).toEqual([11, 12, 15, 16])
  expect([...(chain.ancestors(13, 16) ?? [])].sort()).toEqual([15, 16])
  expect(chain.newest()).toBe(16)
})

test('the ancestors are unknown if a report was lost', () => {
  const chain = createSlotChain()
  chain.add(11, 10)
  chain.add(13, 12)

  expect(chain.ancestors(11, 13)).toBeUndefined()
  expect(chain.ancestors(11, 20)).toBeUndefined()
  expect(chain.ancestors(13, 13)).toEqual(new Set([13]))
})

test('a slot without a parent, or with itself as its parent, is ignored', () => {
  const chain = createSlotChain()
  chain.add(11, undefined)
  chain.add(12, 12)
  chain.add(13, 20)

  expect(chain.newest()).toBeUndefined()
  expect(chain.ancestors(11, 12)).toBeUndefined()
})
