import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../ledger'
import type { AccountChanges, Realm } from './realm'
import { type OrderStory, storyName } from './stories/story'
import type { StoryBook } from './stories/story-book'
import { slotsPerDay } from './world-time'

/**
 * Number of slots after the closing of an order in which the order's history can still be found by address.
 */
const rememberedSlots = 2 * slotsPerDay

/** Creates the accounts of one kind of order, such as the DCA orders of whales. */
export function createOrderRealm(book: StoryBook<OrderStory>, tip: Slot): Realm {
  const { programId } = book.plot
  /**
   * Open orders by story name. The key is not the address, because deriving the addresses of all orders takes
   * seconds.
   */
  const open = new Map<string, OrderStory>()
  for (const story of book.between(tip, tip)) if (story.isOpenAt(tip)) open.set(storyName(story.id), story)
  let now = tip
  /**
   * Orders by address. The map is built on the first lookup, because it requires the derivation of thousands
   * of addresses.
   */
  let byKey: Map<Address, OrderStory> | undefined

  function index(): Map<Address, OrderStory> {
    byKey ??= new Map(Array.from(book.between(now - rememberedSlots, now), (story) => [story.key, story]))
    return byKey
  }

  function apply(story: OrderStory, slot: Slot, changes: MutableChanges): void {
    const before = story.accountAt(slot - 1)
    const after = story.accountAt(slot)
    if (before) changes.replaced.push(before)
    if (after) {
      changes.accounts.push(after)
      open.set(storyName(story.id), story)
    } else {
      changes.closed.push(story.key)
      open.delete(storyName(story.id))
    }
    byKey?.set(story.key, story)
  }

  return {
    advance(slot, happenings) {
      now = slot
      const changes: MutableChanges = { accounts: [], replaced: [], closed: [] }
      for (const { story, step } of happenings) {
        if (story.id.plot !== book.plot.code || story.steps[step]?.failed) continue
        const own = book.story(story.id)
        if (own) apply(own, slot, changes)
      }
      if (byKey && byKey.size > mostRemembered) forgetClosed(byKey, now)
      return changes
    },
    account: (key) => index().get(key)?.accountAt(now),
    *ownedBy(program) {
      if (program !== programId) return
      for (const story of open.values()) {
        const account = story.accountAt(now)
        if (account) yield account
      }
    },
    historyOf(key) {
      const story = index().get(key)
      return story?.steps.flatMap(({ slot }, step) => (slot <= now ? [{ slot, story, step }] : []))
    },
  }
}

interface MutableChanges extends AccountChanges {
  readonly accounts: LedgerAccount[]
  readonly replaced: LedgerAccount[]
  readonly closed: Address[]
}

const mostRemembered = 40_000

function forgetClosed(byKey: Map<Address, OrderStory>, now: Slot): void {
  for (const [key, story] of byKey) {
    const last = story.steps.at(-1)?.slot ?? 0
    if (last < now - rememberedSlots) byKey.delete(key)
  }
}
