import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount } from '../../ledger'
import type { TransactionDraft } from '../transactions/draft'
import type { WorldHour } from '../world-time'

/** Permanent id of a story: its plot, the hour in which it starts, and its number within that hour. */
export interface StoryId {
  readonly plot: number
  readonly hour: WorldHour
  readonly ordinal: number
}

/**
 * Returns the id as a string. Maps of stories must use this string as key, not the story object. Books drop
 * stories and compute them again, so two objects may represent the same story.
 */
export function storyName({ plot, hour, ordinal }: StoryId): string {
  return `${plot} ${hour} ${ordinal}`
}

/** One transaction of a story. */
export interface Step {
  readonly slot: Slot
  /** Whether the transaction fails. A failed transaction is on chain but changes nothing. */
  readonly failed?: boolean
}

/**
 * All transactions of one order, position or similar, from beginning to end. A story also contains future
 * transactions. A story is a function of its id and the prices, so computing it again always gives the same
 * result.
 */
export interface Story {
  readonly id: StoryId
  /** Steps in slot order, at least one in total and at most one per slot. */
  readonly steps: readonly Step[]
  /** Drafts the transaction of a step of the story. */
  draft(step: number): TransactionDraft
  /**
   * Returns the program accounts that a step writes. The addresses of these accounts can be used to find the
   * transaction.
   */
  touched(step: number): readonly Address[]
}

/** One step of one story. */
export interface Happening {
  readonly slot: Slot
  readonly story: Story
  readonly step: number
}

/** A story about one account. The account exists from the first step to the last step. */
export interface OrderStory extends Story {
  readonly key: Address
  /** Returns whether the account exists at the end of a slot. */
  isOpenAt(slot: Slot): boolean
  /** Returns the account at the end of a slot; `undefined` before it is opened and after it is closed. */
  accountAt(slot: Slot): LedgerAccount | undefined
}

/** First and last slot of a story. */
export interface StorySpan {
  readonly firstSlot: Slot
  /** Last slot in which a step can happen. */
  readonly lastSlot: Slot
}

/** A kind of story. */
export interface Plot<S extends Story = Story> {
  /** Number from 1 to 255 that identifies the plot in signatures. It must never change. */
  readonly code: number
  readonly programId: Address
  /** Maximum lifetime of a story, hours. */
  readonly longestHours: number
  /** Returns the number of stories that start in the given hour. */
  birthsIn(hour: WorldHour): number
  /**
   * Returns the first and last slot of a story without computing the story. Must be fast, because it is
   * called for every story.
   */
  spanOf(id: StoryId): StorySpan
  tell(id: StoryId): S
}
