import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { LedgerAccount } from '../../ledger'
import type { TransactionDraft } from '../transactions/draft'
import type { WorldHour } from '../world-time'

/** Names one story for ever: what kind, born in which hour, the how manieth of its kind there. */
export interface StoryId {
  readonly plot: number
  readonly hour: WorldHour
  readonly ordinal: number
}

/**
 * The id as one text. Whatever keeps stories keeps them by this name: books forget stories and tell them again, so that two
 * objects may be the same story.
 */
export function storyName({ plot, hour, ordinal }: StoryId): string {
  return `${plot} ${hour} ${ordinal}`
}

/** Something that happens on chain: one transaction. */
export interface Step {
  readonly slot: Slot
  /** The transaction fails: it is on chain and changes nothing. */
  readonly failed?: boolean
}

/**
 * A life from its birth to its end, future included: a function of its id and the prices, told the same way however often and
 * whenever it is asked for.
 */
export interface Story {
  readonly id: StoryId
  /** In slot order, never two in one slot; at least one. */
  readonly steps: readonly Step[]
  /** The transaction of a step. */
  draft(step: number): TransactionDraft
  /** Accounts of the program that a step writes, by which its transaction can be looked up. */
  touched(step: number): readonly Address[]
}

/** One step of one story. */
export interface Happening {
  readonly slot: Slot
  readonly story: Story
  readonly step: number
}

/** A story about one account, which exists from the first step to the last. */
export interface OrderStory extends Story {
  readonly key: Address
  /** Whether the account exists at the end of a slot. */
  isOpenAt(slot: Slot): boolean
  /** How the account is at the end of a slot; undefined before it is opened and after it is closed. */
  accountAt(slot: Slot): LedgerAccount | undefined
}

/** When a story happens, at most. */
export interface StorySpan {
  readonly firstSlot: Slot
  /** No step comes after it. */
  readonly lastSlot: Slot
}

/** A kind of story. */
export interface Plot<S extends Story = Story> {
  /** Part of every signature: never changes its meaning. 1 to 255. */
  readonly code: number
  readonly programId: Address
  /** No life is longer. */
  readonly longestHours: number
  /** How many are born in an hour. */
  birthsIn(hour: WorldHour): number
  /** Cheap: decides who is looked at closer. */
  spanOf(id: StoryId): StorySpan
  tell(id: StoryId): S
}
