import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { LedgerAccount } from '../ledger'
import { createOrderRealm } from './order-realm'
import type { OrderStory, Plot, StoryId } from './stories/story'
import { createStoryBook } from './stories/story-book'

const programId = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const tip = 90_000

/** Returns order `n`, which is opened at slot 89,000 + n and closed at 90,010 + n. */
function tell(id: StoryId): OrderStory {
  const steps = [{ slot: 89_000 + id.ordinal }, { slot: 90_010 + id.ordinal }]
  const key = trustedAddress(`order ${id.ordinal}`)
  const isOpenAt = (slot: number) => slot >= steps[0]!.slot && slot < steps[1]!.slot
  const account = (slot: number): LedgerAccount => ({
    key,
    owner: programId,
    lamports: 1n,
    data: new Uint8Array(1),
    slot,
  })
  return {
    id,
    steps,
    key,
    isOpenAt,
    accountAt: (slot) => (isOpenAt(slot) ? account(steps[0]!.slot) : undefined),
    draft: () => ({ feePayer: key, calls: [], holdings: [], usesLookupTable: false }),
    touched: () => [key],
  }
}

const plot: Plot<OrderStory> = {
  code: 1,
  programId,
  longestHours: 1,
  birthsIn: (hour) => (hour === 9 ? 5 : 0),
  spanOf: ({ ordinal }) => ({ firstSlot: 89_000 + ordinal, lastSlot: 90_010 + ordinal }),
  tell,
}

test('treats an order that was dropped from the cache and computed again as the same order', () => {
  const book = createStoryBook(plot, 1)
  const realm = createOrderRealm(book, tip)
  const count = () => [...realm.ownedBy(programId)].length
  expect(count()).toBe(5)
  for (let ordinal = 0; ordinal < 5; ordinal++) {
    const slot = 90_010 + ordinal
    const story = tell({ plot: 1, hour: 9, ordinal })
    const changes = realm.advance(slot, [{ slot, story, step: 1 }])
    expect(changes.closed).toEqual([story.key])
    expect(changes.replaced.map(({ key }) => key)).toEqual([story.key])
    expect(count()).toBe(4 - ordinal)
  }
})

test('finds an account by its address until it closes, and its history for days after', () => {
  const realm = createOrderRealm(createStoryBook(plot, 10), tip)
  const story = tell({ plot: 1, hour: 9, ordinal: 2 })
  expect(realm.account(story.key)?.slot).toBe(89_002)
  realm.advance(90_012, [{ slot: 90_012, story, step: 1 }])
  expect(realm.account(story.key)).toBeUndefined()
  expect(realm.historyOf(story.key)?.map(({ slot }) => slot)).toEqual([89_002, 90_012])
  expect(realm.account(trustedAddress('nobody'))).toBeUndefined()
  expect(realm.historyOf(trustedAddress('nobody'))).toBeUndefined()
})

test('ignores a failed step', () => {
  const realm = createOrderRealm(createStoryBook(plot, 10), tip)
  const story = { ...tell({ plot: 1, hour: 9, ordinal: 0 }), steps: [{ slot: 90_001, failed: true }] }
  expect(realm.advance(90_001, [{ slot: 90_001, story, step: 0 }])).toEqual({
    accounts: [],
    replaced: [],
    closed: [],
  })
})

test('has one account for an open order that was computed again', () => {
  const withFill: Plot<OrderStory> = {
    ...plot,
    tell: (id) => {
      const story = tell(id)
      return { ...story, steps: [story.steps[0]!, { slot: 90_005 }, story.steps[1]!] }
    },
  }
  const book = createStoryBook(withFill, 1)
  const realm = createOrderRealm(book, tip)
  const keys = () => [...realm.ownedBy(programId)].map(({ key }) => key).sort()
  const before = keys()
  realm.advance(90_005, [{ slot: 90_005, story: withFill.tell({ plot: 1, hour: 9, ordinal: 0 }), step: 1 }])
  expect(keys()).toEqual(before)
})
