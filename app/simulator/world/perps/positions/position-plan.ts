import type { Slot } from '~/domain/base/time'
import type { RandomStream } from '../../random'
import type { StoryId } from '../../stories/story'
import { slotsPerHour } from '../../world-time'

/** Slots in which a position is opened and closed. */
export interface PositionPlan {
  readonly openSlot: Slot
  readonly closeSlot: Slot
}

export const longestPositionHours = 130
const meanHours = 50

export function planPosition(random: RandomStream, id: StoryId, haste: number): PositionPlan {
  const openSlot = Math.floor((id.hour + random.chance()) * slotsPerHour)
  const hours = Math.min(longestPositionHours - 2, 0.03 + random.exponential(meanHours))
  return { openSlot, closeSlot: openSlot + Math.max(60, Math.floor((hours * slotsPerHour) / haste)) }
}
