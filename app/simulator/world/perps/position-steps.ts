import type { PerpDirection } from '~/domain/perp'
import type { Slot } from '~/domain/time'
import type { RandomStream } from '../random'
import { lesser, shareOf } from '../stories/amounts'
import type { Step } from '../stories/story'
import { secondsOfSlot } from '../world-time'
import { type PerpMarket, pricePerUnit } from './markets'
import { orderIdAt, type PerpScene } from './perp-scene'
import type { PositionPlan } from './position-plan'
import type { PerpUser } from './users'

/** What is fixed when a position is taken. */
export interface PositionTerms {
  readonly market: PerpMarket
  readonly taker: PerpUser
  /** Undefined: the AMM takes the other side. */
  readonly maker: PerpUser | undefined
  readonly direction: PerpDirection
  readonly baseRaw: bigint
  /** When it was taken. */
  readonly sizeUsd: number
}

/** One of the two orders of a position: the one that takes it and the one that gives it up. */
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
  /** Of the order so far, this fill included. */
  readonly cumulativeBaseRaw: bigint
  readonly cumulativeQuoteRaw: bigint
  /** The position was taken away because its owner could no longer carry it. */
  readonly liquidation: boolean
}

export type PositionStep = PositionPlaced | PositionFilled

const failureShare = 0.02
const liquidationShare = 0.012
/** Positions above this are filled in parts. USD. */
const partsAboveUsd = 15_000
/** Fills happen at prices that were quoted up to so many seconds before, in the same minute. */
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

  /** An order is placed, and some slots later filled, large ones in parts. */
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

  /** Quote for so much base, at a price that somebody named within the minute. */
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

  /** The first slot with a block from `slot` on that lies after everything told so far. */
  private slotAfter(slot: Slot): Slot {
    const last = this.steps.at(-1)?.slot ?? 0
    return this.scene.calendar.atOrAfter(Math.max(slot, last + 1))
  }
}
