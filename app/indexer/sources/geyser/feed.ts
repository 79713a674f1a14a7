import type { Slot } from '~/domain/base/time'

/** State of the stream, for the parts that read each program. */
export interface GeyserFeed {
  /** Why slots do not arrive, as a sentence. `undefined`: they arrive. */
  problem(): string | undefined
  /** Whether the problem is a refusal, which does not end without a change of token, plan or settings. */
  isRefused(): boolean
  /** Whether slots have not arrived for so long that the programs are read from the Solana RPC meanwhile. */
  isDown(): boolean
  /** Newest slot up to which all data of the stream has been ingested. `undefined`: none yet. */
  tail(): Slot | undefined
  /** Newest slot up to which all data of the stream is committed. `undefined`: none yet. */
  committedSlot(): Slot | undefined
  /** Whether a slot was ingested in the last half minute. */
  isRecent(): boolean
  /** Resolves when the first slot has been ingested, or when the stream takes too long. */
  settled(signal: AbortSignal): Promise<void>
}

/** Turns the problem of a feed into a clause without a full stop. */
export function clauseOf(feed: Pick<GeyserFeed, 'problem'>): string | undefined {
  return feed.problem()?.replace(/\.$/, '')
}
