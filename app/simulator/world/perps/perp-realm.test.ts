import { expect, test } from 'vitest'
import { createStoryBook } from '../stories/story-book'
import { createChronicle } from '../stories/timeline'
import { createWorld } from '../world'
import { createPerpRealm } from './perp-realm'
import { createPositionPlot } from './positions/position-plot'

test('computes the same accounts for any size of the story cache', () => {
  const world = createWorld(7, 0.05).perps.drift
  const tip = 386_622_000
  const realmOf = (remembered: number) => {
    const books = [createStoryBook(createPositionPlot(world.scene, 7), remembered)]
    return { chronicle: createChronicle(books), realm: createPerpRealm({ ...world, books }, tip) }
  }
  const [all, few] = [realmOf(100_000), realmOf(1)]
  let written = 0
  for (let slot = tip + 1; slot < tip + 9_000; slot += 1) {
    const happenings = all.chronicle.slot(slot)
    if (happenings.length === 0) continue
    const [expected, found] = [all.realm.advance(slot, happenings), few.realm.advance(slot, happenings)]
    expect(found.accounts.length).toBe(expected.accounts.length)
    for (const [index, { key, data }] of expected.accounts.entries()) {
      const other = found.accounts[index]
      expect([other?.key, other && Buffer.compare(data, other.data)]).toEqual([key, 0])
    }
    written += happenings.length
  }
  expect(written).toBeGreaterThan(10)
})
