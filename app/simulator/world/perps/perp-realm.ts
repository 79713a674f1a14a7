import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import type { AccountChanges, Realm } from '../realm'
import type { Happening } from '../stories/story'
import { createTimeline, type Timeline } from '../stories/timeline'
import { hourOfSlot, slotsPerDay } from '../world-time'
import { createMarketBook } from './market-book'
import { createOracleBook } from './oracle-book'
import { pastSlots } from './perp-scene'
import type { PerpStory } from './perp-story'
import type { PerpWorld } from './perp-world'
import { createSpotBook } from './spot-book'
import { createUserBook } from './user-book'
import type { PerpUser } from './users'

/** Number of slots for which the transactions of a user or market can be found by its address. */
const historySlots = 2 * slotsPerDay

/**
 * Creates the accounts of one perps venue: perp markets, spot markets and users. All are computed from the
 * stories in `books`. They stay as they are from `lastSlot` on.
 */
export function createPerpRealm({ scene, books, lastSlot }: PerpWorld, newestSlot: Slot): Realm {
  const tip = Math.min(newestSlot, lastSlot)
  const bookByCode = new Map(books.map((book) => [book.plot.code, book]))
  const timeline = createTimeline(books)
  const users = createUserBook(scene)
  const markets = createMarketBook(scene, tellPast(), tip)
  const spotMarkets = createSpotBook(scene, tip)
  const oracles = createOracleBook(scene)
  let now = tip

  /**
   * Iterates over the stories of the last days. Also passes each story to the users, so that it is computed
   * only once.
   */
  function* tellPast(): Iterable<PerpStory> {
    for (const book of books) {
      for (const story of book.between(tip - pastSlots, tip)) {
        users.remember(story, tip)
        yield story
      }
    }
  }

  function storyOf({ story }: Happening): PerpStory | undefined {
    return bookByCode.get(story.id.plot)?.story(story.id)
  }

  /** Collects the steps of a slot, and the users whose accounts these steps write. */
  function collect(happenings: readonly Happening[]) {
    const touched = new Map<PerpUser, PerpStory[]>()
    const steps: { readonly story: PerpStory; readonly step: number }[] = []
    for (const happening of happenings) {
      const story = storyOf(happening)
      if (story === undefined || story.steps[happening.step]?.failed) continue
      steps.push({ story, step: happening.step })
      for (const user of story.usersOf(happening.step)) {
        touched.set(user, [...(touched.get(user) ?? []), story])
      }
    }
    return { touched, steps }
  }

  return {
    advance(slot, happenings) {
      const { touched, steps } = collect(happenings)
      const changes = {
        accounts: [] as LedgerAccount[],
        replaced: [] as LedgerAccount[],
        closed: [] as Address[],
      }
      if (slot > lastSlot) return changes
      for (const [user, stories] of touched) {
        changes.replaced.push(users.encode(user, now))
        users.touch(user, stories, slot)
        changes.accounts.push(users.encode(user, slot))
      }
      for (const { before, after } of [...markets.advance(slot, steps), ...spotMarkets.advance(slot)]) {
        changes.replaced.push(before)
        changes.accounts.push(after)
      }
      now = slot
      return changes satisfies AccountChanges
    },
    account: (key) =>
      markets.account(key) ??
      spotMarkets.account(key) ??
      oracles.account(key, now) ??
      users.account(key, now),
    *ownedBy(program) {
      if (program !== scene.venue.programId) return
      yield* markets.all()
      yield* spotMarkets.all()
      for (const user of scene.users.all) yield users.encode(user, now)
    },
    historyOf(key) {
      if (markets.account(key) === undefined && users.account(key, now) === undefined) return undefined
      return happeningsOf(timeline, key, now - historySlots, now)
    },
  }
}

/** Returns the steps that wrote an account, oldest first. */
function happeningsOf(timeline: Timeline, key: Address, from: Slot, to: Slot): Happening[] {
  const found: Happening[] = []
  for (let hour = hourOfSlot(from); hour <= hourOfSlot(to); hour++) {
    for (const happening of timeline.hour(hour)) {
      if (happening.slot < from || happening.slot > to) continue
      if (happening.story.touched(happening.step).includes(key)) found.push(happening)
    }
  }
  return found
}
