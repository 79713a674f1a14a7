import type { Address } from '~/domain/ids'
import { dcaEventAuthority, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { chanceOf, hash32, seedOf } from '../random'
import { pickKeeper } from '../stories/scene'
import { programs } from '../transactions/programs'
import type { DcaStory } from './dca-story'

/** Accounts that every instruction of the DCA program has at the end of its account list. */
export const dcaCommonAccounts = {
  systemProgram: programs.system,
  associatedTokenProgram: programs.associatedToken,
  eventAuthority: dcaEventAuthority,
  program: dcaProgramId,
} as const

const keeperCount = 5

/** Returns the keeper that executes a step of a DCA order. Several keepers of Jupiter take turns. */
export function dcaKeeper(story: DcaStory, step: number): Address {
  return pickKeeper(story.scene, 'dca keeper', hash32(story.id.hour, story.id.ordinal, step) % keeperCount)
}

/** Returns a uniform number in [0, 1) that depends only on the story, the step and `name`. */
export function stepChance(story: DcaStory, step: number, name: string): number {
  return chanceOf(seedOf(story.scene.seed, name), story.id.plot, story.id.hour, story.id.ordinal, step)
}
