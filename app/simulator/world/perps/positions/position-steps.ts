import type { Slot } from '~/domain/base/time'
import type { PerpDirection } from '~/domain/perp/perp'
import type { RandomStream } from '../../random'
import { lesser, shareOf } from '../../stories/amounts'
import type { Step } from '../../stories/story'
import { secondsOfSlot } from '../../world-time'
import { type PerpMarket, pricePerUnit } from '../markets'
import { orderIdAt, type PerpScene } from '../perp-scene'
import type { PerpUser } from '../users'
import type { PositionPlan } from './position-plan'

/** Terms that are fixed when a position is opened. */
export interface PositionTerms {
  readonly market: PerpMarket
  readonly taker: PerpUser
  /** Counterparty; `undefined`: the AMM takes the other side. */
  readonly maker: PerpUser | undefined
  readonly direction: PerpDirection
  readonly baseRaw: bigint
  /** Value of the position when it is opened, USD. */
  readonly sizeUsd: number
}

/** One of the two orders of a position. One order opens the position, the other closes it. */
export interface PositionOrder {
  readonly leg: 'open' | 'close'
  readonly orderId: number
  readonly direction: PerpDirection
  readonly baseRaw: bigint
}

export interface PositionPlaced extends Step {
  readonly type: 'placed'
  readonly order: PositionOrder
}

export interface PositionFilled extends Step {
  readonly type: 'filled'
  readonly order: PositionOrder
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  /** Cumulative amounts of the order. They include this fill. */
  readonly cumulativeBaseRaw: bigint
  readonly cumulativeQuoteRaw: bigint
  /** Whether the fill is a liquidation of the position. */
  readonly liquidation: boolean
}

export type PositionStep = PositionPlaced | PositionFilled

const failureShare = 0.02
const liquidationShare = 0.012
/** Minimum value of a position that may be filled in parts, USD. */
const partsAboveUsd = 15_000
/** Maximum age of the price of a fill, seconds. The price is always from the same minute as the fill. */
const quoteAgeSeconds = 25
const baseScale = 1_000_000_000n

export function tellPositionSteps(
  scene: PerpScene,
  random: RandomStream,
  plan: PositionPlan,
  terms: PositionTerms,
): PositionStep[] {
  const teller = new PositionTeller(scene, random, terms)
  teller.trade('open', plan.openSlot)
  teller.trade('close', plan.closeSlot)
  return teller.steps
}

class PositionTeller {
  readonly steps: PositionStep[] = []

  constructor(
    private readonly scene: PerpScene,
    private readonly random: RandomStream,
    private readonly terms: PositionTerms,
  ) {}

  /** Places an order and fills it some slots later. A large order may be filled in parts. */
  trade(leg: PositionOrder['leg'], from: Slot): void {
    const liquidation = leg === 'close' && this.random.happens(liquidationShare)
    const placedSlot = this.slotAfter(from)
    const order = this.orderOf(leg, placedSlot)
    if (!liquidation) this.steps.push({ type: 'placed', slot: placedSlot, order })

    const parts = this.terms.sizeUsd > partsAboveUsd ? this.random.whole(1, 3) : 1
    let left = order.baseRaw
    let cumulativeQuoteRaw = 0n
    for (let part = parts; part > 0 && left > 0n; part--) {
      const slot = this.slotAfter(placedSlot + this.random.whole(2, 7))
      const baseRaw = part === 1 ? left : lesser(left, this.wholeSteps(shareOf(left, 1 / part)))
      const quoteRaw = this.quoteRaw(slot, baseRaw)
      const fill = { type: 'filled', order, baseRaw, quoteRaw, liquidation } as const
      left -= baseRaw
      cumulativeQuoteRaw += quoteRaw
      const cumulated = { cumulativeBaseRaw: order.baseRaw - left, cumulativeQuoteRaw }
      if (this.random.happens(failureShare)) this.steps.push({ ...fill, ...cumulated, slot, failed: true })
      this.steps.push({ ...fill, ...cumulated, slot: this.slotAfter(slot) })
    }
  }

  private orderOf(leg: PositionOrder['leg'], placedSlot: Slot): PositionOrder {
    const { direction, baseRaw } = this.terms
    const opposite = direction === 'long' ? 'short' : 'long'
    return { leg, orderId: orderIdAt(placedSlot), direction: leg === 'open' ? direction : opposite, baseRaw }
  }

  /** Returns the quote amount for a base amount. The price is a recent price from the same minute. */
  private quoteRaw(slot: Slot, baseRaw: bigint): bigint {
    const at = secondsOfSlot(slot)
    const age = Math.min(at % 60, this.random.chance() * quoteAgeSeconds)
    const price = this.scene.markets.priceAt(this.terms.market, at - age)
    return (baseRaw * BigInt(Math.round(price * pricePerUnit))) / baseScale
  }

  private wholeSteps(baseRaw: bigint): bigint {
    const { stepRaw } = this.terms.market
    const whole = baseRaw - (baseRaw % stepRaw)
    return whole > 0n ? whole : stepRaw
  }

  /** Returns the first slot from `slot` on that has a block and is later than all previous steps. */
  private slotAfter(slot: Slot): Slot {
    const last = this.steps.at(-1)?.slot ?? 0
    return this.scene.calendar.atOrAfter(Math.max(slot, last + 1))
  }
}
