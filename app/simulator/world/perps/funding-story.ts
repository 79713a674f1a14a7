import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { invariant } from '~/lib/invariant'
import { printLogData } from '~/solana/transaction/log-lines'
import type { Plot, Step, StoryId } from '../stories/story'
import type { TransactionDraft } from '../transactions/draft'
import { setComputeUnitPrice } from '../transactions/programs'
import { unixTimeOfSlot } from '../world-time'
import type { PerpMarket } from './markets'
import type { PerpScene } from './perp-scene'
import type { PerpStory } from './perp-story'

/** One hourly funding update of one market. */
export class FundingStory implements PerpStory {
  constructor(
    readonly scene: PerpScene,
    readonly id: StoryId,
    readonly market: PerpMarket,
    readonly steps: readonly Step[],
  ) {}

  private get slot(): Slot {
    return this.steps[0]?.slot ?? 0
  }

  usersOf() {
    return []
  }

  marketOf(): PerpMarket {
    return this.market
  }

  touched(): readonly Address[] {
    return [this.market.key]
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

  draft(): TransactionDraft {
    const { market, scene, id } = this
    const { encoding } = scene.venue
    const instruction = encoding.updateFunding(
      { perpMarket: market.key, oracle: market.oracle },
      market.index,
    )
    const record = encoding.fundingRecord({
      ...scene.funding.at(market, id.hour),
      ts: BigInt(unixTimeOfSlot(this.slot)),
      recordId: BigInt(id.hour),
      marketIndex: market.index,
      ammBaseRaw: 0n,
    })
    return {
      feePayer: scene.named('funding keeper'),
      calls: [
        setComputeUnitPrice(5000n),
        {
          instruction,
          name: 'UpdateFundingRate',
          lines: [printLogData(record)],
          computeUnits: 44_310,
        },
      ],
      holdings: [],
      usesLookupTable: false,
    }
  }
}

/** Creates a generator of hourly funding updates for all markets that still trade. */
export function createFundingPlot(scene: PerpScene, code: number): Plot<FundingStory> {
  const updated = scene.markets.all.filter((market) => !market.facts.isExpired)
  const marketOf = ({ ordinal }: StoryId) => {
    const market = updated[ordinal]
    invariant(market, `a market is updated as number ${ordinal} of an hour`)
    return market
  }
  const slotOf = (id: StoryId) => scene.funding.updateSlot(marketOf(id), id.hour)
  return {
    code,
    programId: scene.venue.programId,
    longestHours: 1,
    birthsIn: () => updated.length,
    spanOf: (id) => ({ firstSlot: slotOf(id), lastSlot: slotOf(id) }),
    tell: (id) => new FundingStory(scene, id, marketOf(id), [{ slot: slotOf(id) }]),
  }
}
