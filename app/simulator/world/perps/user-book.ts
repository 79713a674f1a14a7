import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import { countStepsUntil } from '../stories/steps'
import { storyName } from '../stories/story'
import type { PerpScene } from './perp-scene'
import type { PerpStory } from './perp-story'
import { encodePerpUser, type UserFile } from './user-account'
import type { PerpUser } from './users'

/** Current state of all users. */
export interface UserBook {
  /** Adds a story to the state of its users. The story has steps from before the start of the simulator. */
  remember(story: PerpStory, tip: Slot): void
  /** Returns the user's account at the end of slot `now`, the newest slot that the book has processed. */
  encode(user: PerpUser, now: Slot): LedgerAccount
  /** Records that steps of these stories have written the account in the given slot. */
  touch(user: PerpUser, stories: readonly PerpStory[], slot: Slot): void
  account(key: Address, now: Slot): LedgerAccount | undefined
}

export function createUserBook(scene: PerpScene): UserBook {
  const files = new Map<PerpUser, UserFile>(
    scene.users.all.map((user) => [user, { stories: new Map(), lastSlot: 0 }]),
  )
  let byKey: Map<Address, PerpUser> | undefined

  function fileOf(user: PerpUser): UserFile {
    const file = files.get(user)
    if (file === undefined) throw new Error(`Invariant broken: user ${user.number} has a file`)
    return file
  }

  return {
    remember: (story, tip) => remember(story, fileOf, tip),
    encode: (user, now) => encodePerpUser(scene, user, fileOf(user), now),
    touch(user, stories, slot) {
      const file = fileOf(user)
      for (const story of stories) file.stories.set(storyName(story.id), story)
      for (const [name, story] of file.stories) if (isOver(story, slot)) file.stories.delete(name)
      file.lastSlot = slot
    },
    account(key, now) {
      // Users by address. The map is built on the first lookup, because it requires the derivation of
      // thousands of addresses.
      byKey ??= new Map(scene.users.all.map((user) => [user.key, user]))
      const user = byKey.get(key)
      return user && encodePerpUser(scene, user, fileOf(user), now)
    },
  }
}

function remember(story: PerpStory, fileOf: (user: PerpUser) => UserFile, tip: Slot): void {
  const done = countStepsUntil(story.steps, tip)
  for (let step = 0; step < done; step++) {
    const { slot = 0, failed } = story.steps[step] ?? {}
    if (failed) continue
    for (const user of story.usersOf(step)) {
      const file = fileOf(user)
      if (!isOver(story, tip)) file.stories.set(storyName(story.id), story)
      file.lastSlot = Math.max(file.lastSlot, slot)
    }
  }
}

function isOver(story: PerpStory, slot: Slot): boolean {
  return (story.steps.at(-1)?.slot ?? 0) <= slot
}
