import type { Slot } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import type { StoryId } from '../../stories/story'
import type { PerpScene } from '../perp-scene'
import type { PerpUser } from '../users'
import type { PositionStep, PositionTerms } from './position-steps'

/** A position, with what its transactions contain. */
export interface Position {
  readonly scene: PerpScene
  readonly id: StoryId
  readonly terms: PositionTerms
  /** Returns a step. Throws if the position has no step with this index. */
  stepAt(index: number): PositionStep
  /** Returns the order of the position that is open on a user's account at the end of a slot. */
  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined
}
