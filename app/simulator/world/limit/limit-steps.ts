import type { Slot } from '~/domain/base/time'
import type { RandomStream } from '../random'
import { shareOf } from '../stories/amounts'
import type { Scene } from '../stories/scene'
import type { Step } from '../stories/story'
import { secondsOfSlot, slotAtUnixTime, slotFrom, type WorldSeconds } from '../world-time'
import { type LimitPlan, lastFillSlot } from './limit-plan'
import { type LimitTerms, limitRatio } from './limit-terms'

/** Remaining amounts of an order and its number of fills. */
export interface LimitProgress {
  readonly remainingInRaw: bigint
  readonly remainingOutRaw: bigint
  readonly fills: number
}

export interface LimitOpened extends Step {
  readonly type: 'opened'
  readonly after: LimitProgress
}

export interface LimitFilled extends Step {
  readonly type: 'filled'
  readonly inRaw: bigint
  readonly outRaw: bigint
  readonly after: LimitProgress
}

export interface LimitClosed extends Step {
  readonly type: 'closed'
  /**
   * Account that closes the order. A keeper closes an expired order, and the maker closes all other orders.
   */
  readonly by: 'maker' | 'keeper'
  readonly after: LimitProgress
}

export type LimitStep = LimitOpened | LimitFilled | LimitClosed

/** Rules in which the limit order programs differ. */
export interface LimitRules {
  /**
   * Whether a filled order remains on chain until its maker closes it, as on Kamino. Jupiter's programs close
   * an order with its last fill.
   */
  readonly staysWhenFilled: boolean
}

const failureShare = 0.04
/** Minimum value of an order that may be filled in parts, USD. */
const partsAboveUsd = 150
/** Number of slots after the opening before keepers check the order for the first time. */
const firstLookSlots = 6
/**
 * Number of slots in about a minute. The first part of an order is filled at least this many slots before the
 * end of the order, because the other parts follow within a minute.
 */
const slotsOfMinute = 160

/**
 * Computes the steps of a limit order: its opening, its fills and its end. Fills happen where the price
 * crosses the limit.
 */
export function tellLimitSteps(
  scene: Scene,
  random: RandomStream,
  plan: LimitPlan,
  terms: LimitTerms,
  rules: LimitRules,
): LimitStep[] {
  const teller = new LimitTeller(scene, random, plan, terms)
  teller.fill()
  teller.close(rules)
  return teller.steps
}

class LimitTeller {
  readonly steps: LimitStep[] = []
  private progress: LimitProgress

  constructor(
    private readonly scene: Scene,
    private readonly random: RandomStream,
    private readonly plan: LimitPlan,
    private readonly terms: LimitTerms,
  ) {
    const { makingRaw, takingRaw } = terms
    this.progress = { remainingInRaw: makingRaw, remainingOutRaw: takingRaw, fills: 0 }
    const slot = scene.calendar.atOrAfter(plan.openSlot)
    this.steps.push({ type: 'opened', slot, after: this.progress })
  }

  /**
   * Fills the order at its limit price once the market price reaches the limit. The parts are filled within a
   * minute while the market price stays beyond the limit. If the market price turns back, the rest is filled
   * once the market price is clearly beyond the limit.
   */
  fill(): void {
    const crossing = this.findRise(this.plan.openSlot + firstLookSlots, 1)
    if (crossing === undefined) return
    let slot = this.slotAfter(slotFrom(crossing))
    const minute = minuteOf(slot)
    if (this.random.happens(failureShare)) {
      this.take(slot, 1, true)
      slot = this.slotAfter(slot + 1)
    }
    const parts = this.terms.sizeUsd > partsAboveUsd ? this.random.whole(1, 4) : 1
    for (let part = parts; part > 0; part--) {
      const next = this.slotAfter(slot + this.random.whole(4, 30))
      const isLast = part === 1 || minuteOf(next) !== minute
      this.take(slot, isLast ? 1 : 1 / part, false)
      if (isLast) return
      slot = next
      if (!this.isMarketable(next)) break
    }
    this.fillRest(slot)
  }

  /**
   * Fills the rest of the order at the limit price once the market price exceeds the limit by a margin. The
   * margin exists because keepers ignore small profits.
   */
  private fillRest(from: Slot): void {
    const margin = this.random.between(0.004, 0.03)
    const beyond = this.findRise(from, 1 + margin)
    if (beyond === undefined) return
    const { input, output } = this.terms.pair
    const ratio = limitRatio(this.terms)
    const at = this.scene.book.findLastAtMost(input.asset, output.asset, ratio, secondsOfSlot(from), beyond)
    this.take(this.slotAfter(slotFrom(at ?? beyond)), 1, false)
  }

  close({ staysWhenFilled }: LimitRules): void {
    const { cancelSlot, expiresAt } = this.plan
    const last = this.steps.at(-1)?.slot ?? 0
    if (this.progress.remainingInRaw === 0n) {
      if (staysWhenFilled)
        this.end(last + Math.floor(Math.min(40_000, 20 + this.random.exponential(4000))), 'maker')
      return
    }
    const expirySlot = expiresAt === undefined ? undefined : slotAtUnixTime(expiresAt)
    if (expirySlot !== undefined && expirySlot <= cancelSlot) {
      this.end(expirySlot + this.random.whole(8, 300), 'keeper')
    } else this.end(cancelSlot, 'maker')
  }

  private end(slot: Slot, by: LimitClosed['by']): void {
    this.steps.push({ type: 'closed', slot: this.slotAfter(slot), by, after: this.progress })
  }

  /**
   * Returns the next time at which the market price reaches `factor` times the limit price. Only times at
   * which the order can be filled count.
   */
  private findRise(from: Slot, factor: number): WorldSeconds | undefined {
    const { input, output } = this.terms.pair
    const until = secondsOfSlot(lastFillSlot(this.plan) - slotsOfMinute)
    const ratio = limitRatio(this.terms) * factor
    return this.scene.book.findRise(input.asset, output.asset, ratio, secondsOfSlot(from), until)
  }

  private isMarketable(slot: Slot): boolean {
    const { input, output } = this.terms.pair
    return this.scene.book.ratio(input.asset, output.asset, secondsOfSlot(slot)) >= limitRatio(this.terms)
  }

  private take(slot: Slot, fraction: number, failed: boolean): void {
    const { remainingInRaw, remainingOutRaw, fills } = this.progress
    const inRaw = fraction === 1 ? remainingInRaw : shareOf(remainingInRaw, fraction)
    const outRaw = fraction === 1 ? remainingOutRaw : shareOf(remainingOutRaw, fraction)
    if (!failed) {
      this.progress = {
        remainingInRaw: remainingInRaw - inRaw,
        remainingOutRaw: remainingOutRaw - outRaw,
        fills: fills + 1,
      }
    }
    this.steps.push({ type: 'filled', slot, failed, inRaw, outRaw, after: this.progress })
  }

  /** Returns the first slot from `slot` on that has a block and is later than all previous steps. */
  private slotAfter(slot: Slot): Slot {
    const last = this.steps.at(-1)?.slot ?? 0
    return this.scene.calendar.atOrAfter(Math.max(slot, last + 1))
  }
}

function minuteOf(slot: Slot): number {
  return Math.floor(secondsOfSlot(slot) / 60)
}
