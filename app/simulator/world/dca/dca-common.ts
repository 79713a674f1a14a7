import type { Address } from '~/domain/base/ids'
import { dcaEventAuthority, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { chanceOf, hash32, seedOf } from '../random'
import { pickKeeper } from '../stories/scene'
import { programs } from '../transactions/programs'
import type { DcaOrder } from './dca-order'

/** Accounts that every instruction of the DCA program has at the end of its account list. */
export const dcaCommonAccounts = {
  systemProgram: programs.system,
  associatedTokenProgram: programs.associatedToken,
  eventAuthority: dcaEventAuthority,
  program: dcaProgramId,
} as const

const keeperCount = 5

/** Returns the keeper that executes a step of a DCA order. Several keepers of Jupiter take turns. */
export function dcaKeeper(order: DcaOrder, step: number): Address {
  return pickKeeper(order.scene, 'dca keeper', hash32(order.id.hour, order.id.ordinal, step) % keeperCount)
}

/** Returns a uniform number in [0, 1) that depends only on the order, the step and `name`. */
export function stepChance(order: DcaOrder, step: number, name: string): number {
  return chanceOf(seedOf(order.scene.seed, name), order.id.plot, order.id.hour, order.id.ordinal, step)
}
