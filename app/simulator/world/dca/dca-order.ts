import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { ProgramAddress } from '~/solana/pda/pda'
import type { Pair } from '../stories/pairs'
import type { Scene } from '../stories/scene'
import type { StoryId } from '../stories/story'
import type { DcaStep } from './dca-steps'

/** Terms that are fixed when an order is opened. */
export interface DcaTerms {
  readonly user: Address
  readonly pair: Pair
  readonly depositedRaw: bigint
  readonly perCycleRaw: bigint
  readonly cycleSeconds: number
  /** Minimum and maximum output of a cycle, base units; 0: no limit. */
  readonly minOutRaw: bigint
  readonly maxOutRaw: bigint
}

/** A DCA order, with what its account and its transactions contain. */
export interface DcaOrder {
  readonly scene: Scene
  readonly id: StoryId
  readonly terms: DcaTerms
  readonly steps: readonly DcaStep[]
  readonly createdAt: UnixSeconds
  /** Address of the order's account, with its bump. */
  readonly address: ProgramAddress
  /** The same address, without its bump. */
  readonly key: Address
  /** Token accounts of the order that hold the input and the output. */
  readonly inAccount: Address
  readonly outAccount: Address
}
