import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { printLogData } from '~/solana/transaction/log-lines'
import { chanceOf, seedOf } from '../random'
import type { Plot, Step, StoryId } from '../stories/story'
import type { TransactionDraft } from '../transactions/draft'
import { setComputeUnitPrice } from '../transactions/programs'
import { slotsPerHour, unixTimeOfSlot } from '../world-time'
import { type PerpScene, pastSlots } from './perp-scene'
import type { PerpStory } from './perp-story'
import type { PerpUser } from './users'

/**
 * Number of hours between two visits of a keeper to a user's account. It must be shorter than `pastSlots`,
 * the period that is computed at the start.
 */
const hoursBetween = Math.floor(pastSlots / slotsPerHour) - 8
const settledMarketIndex = 0

/** A keeper's transaction that settles the profit, loss and funding of one user. */
export class UpkeepStory implements PerpStory {
  constructor(
    readonly scene: PerpScene,
    readonly id: StoryId,
    readonly user: PerpUser,
    readonly steps: readonly Step[],
  ) {}

  usersOf(): readonly PerpUser[] {
    return [this.user]
  }

  marketOf(): undefined {
    return undefined
  }

  touched(): readonly Address[] {
    return [this.user.key]
  }

  tradeOf(): undefined {
    return undefined
  }

  legOf(): undefined {
    return undefined
  }

  openOrderOf(): undefined {
    return undefined
  }

  /** The record of a settlement that moves nothing, because the amounts of a user do not depend on it. */
  private record(): Uint8Array {
    return this.scene.venue.encoding.settleRecord({
      ts: BigInt(unixTimeOfSlot(this.steps[0]?.slot ?? 0)),
      user: this.user.key,
      marketIndex: settledMarketIndex,
      pnl: 0n,
      baseAssetAmount: 0n,
      quoteAssetAmountAfter: 0n,
      quoteEntryAmount: 0n,
      settlePrice: 0n,
      explanation: 0,
    })
  }

  draft(): TransactionDraft {
    const { scene, user } = this
    const authority = scene.named('settling keeper')
    const instruction = scene.venue.encoding.settlePnl(
      { user: user.key, authority, spotMarketVault: scene.named('spot market vault') },
      settledMarketIndex,
    )
    return {
      feePayer: authority,
      calls: [
        setComputeUnitPrice(1000n),
        { instruction, name: 'SettlePnl', lines: [printLogData(this.record())], computeUnits: 57_020 },
      ],
      holdings: [],
      usesLookupTable: true,
    }
  }
}

/** Creates a generator of settlements. Users take turns by number. */
export function createUpkeepPlot(scene: PerpScene, code: number): Plot<UpkeepStory> {
  const slotSeed = seedOf(scene.seed, 'upkeep slot')
  const turns = Array.from({ length: hoursBetween }, (_, turn) =>
    scene.users.all.filter((user) => user.number % hoursBetween === turn),
  )
  const turnOf = (hour: number) => turns[hour % hoursBetween] ?? []
  const slotOf = ({ hour, ordinal }: StoryId) => {
    const share = chanceOf(slotSeed, hour, ordinal)
    return scene.calendar.atOrAfter(Math.floor((hour + share) * slotsPerHour))
  }
  return {
    code,
    programId: scene.venue.programId,
    longestHours: 1,
    birthsIn: (hour) => turnOf(hour).length,
    spanOf: (id) => ({ firstSlot: slotOf(id), lastSlot: slotOf(id) }),
    tell(id) {
      const user = turnOf(id.hour)[id.ordinal]
      invariant(user, `a user is settled as number ${id.ordinal} of an hour`)
      return new UpkeepStory(scene, id, user, [{ slot: slotOf(id) }])
    },
  }
}
