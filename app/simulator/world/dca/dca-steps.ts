import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { RandomStream } from '../random'
import { convertRaw, lesser, shareOf } from '../stories/amounts'
import type { Pair } from '../stories/pairs'
import type { Scene } from '../stories/scene'
import type { Step } from '../stories/story'
import { secondsOfSlot, slotAtUnixTime, unixTimeOfSlot } from '../world-time'
import type { DcaPlan } from './dca-plan'

/** Progress of an order after a step. */
export interface DcaProgress {
  readonly inUsedRaw: bigint
  readonly outReceivedRaw: bigint
  readonly nextCycleAt: UnixSeconds
  readonly nextCycleAmountLeftRaw: bigint
}

export interface DcaOpened extends Step {
  readonly type: 'opened'
  readonly after: DcaProgress
}

export interface DcaFilled extends Step {
  readonly type: 'filled'
  readonly inRaw: bigint
  /** Output that the user receives after the fee is deducted, base units. */
  readonly outRaw: bigint
  readonly feeRaw: bigint
  readonly after: DcaProgress
}

export interface DcaClosed extends Step {
  readonly type: 'closed'
  readonly byUser: boolean
  readonly after: DcaProgress
}

export type DcaStep = DcaOpened | DcaFilled | DcaClosed

/** Jupiter's fee is 1/1000 of the output. */
const feeDivisor = 1000n
/** Share of fills whose first attempt fails, because the price moved before the transaction was executed. */
const failureShare = 0.02
/** Minimum value of a cycle that may be filled in parts, USD. */
const largeCycleUsd = 20_000

/** Computes all steps of a DCA order. The amounts of each step follow from the prices at its time. */
export function tellDcaSteps(
  scene: Scene,
  random: RandomStream,
  plan: DcaPlan,
  pair: Pair,
  perCycleRaw: bigint,
): DcaStep[] {
  const teller = new DcaTeller(scene, random, plan, pair, perCycleRaw)
  const lastCycle = Math.min(
    plan.cycles,
    plan.cancelledAfter ?? plan.cycles,
    plan.abandonedAfter ?? plan.cycles,
  )
  for (let cycle = 0; cycle < lastCycle; cycle++) teller.fillCycle(cycle)
  teller.close()
  return teller.steps
}

class DcaTeller {
  readonly steps: DcaStep[] = []
  private readonly createdAt: UnixSeconds
  private progress: DcaProgress

  constructor(
    private readonly scene: Scene,
    private readonly random: RandomStream,
    private readonly plan: DcaPlan,
    private readonly pair: Pair,
    private readonly perCycleRaw: bigint,
  ) {
    const slot = scene.calendar.atOrAfter(plan.openSlot)
    this.createdAt = unixTimeOfSlot(slot)
    this.progress = {
      inUsedRaw: 0n,
      outReceivedRaw: 0n,
      nextCycleAt: this.createdAt,
      nextCycleAmountLeftRaw: perCycleRaw,
    }
    this.steps.push({ type: 'opened', slot, after: this.progress })
  }

  /** Fills a cycle some seconds after it is due. A large cycle may be filled in parts. */
  fillCycle(cycle: number): void {
    const dueSlot = slotAtUnixTime(this.createdAt + cycle * this.plan.cycleSeconds)
    const parts = this.plan.cycleUsd > largeCycleUsd && this.random.happens(0.5) ? this.random.whole(2, 3) : 1
    let slot = this.slotAfter(dueSlot + this.random.whole(1, 14))
    if (this.random.happens(failureShare)) {
      this.fill(slot, this.perCycleRaw, cycle, true)
      slot = this.slotAfter(slot + this.random.whole(1, 4))
    }
    for (let part = parts; part > 0; part--) {
      const left = this.progress.nextCycleAmountLeftRaw
      this.fill(slot, part === 1 ? left : shareOf(left, 1 / part), cycle, false)
      slot = this.slotAfter(slot + this.random.whole(2, 8))
    }
  }

  close(): void {
    const isDone = this.progress.inUsedRaw === this.perCycleRaw * BigInt(this.plan.cycles)
    const last = this.steps.at(-1)?.slot ?? 0
    const waitSeconds = this.random.chance() * 0.9 * this.plan.cycleSeconds
    const slot = isDone ? last + this.random.whole(12, 90) : last + 5 + Math.floor(waitSeconds * 2.5)
    const byUser = !isDone && this.plan.cancelledAfter !== undefined
    this.steps.push({ type: 'closed', slot: this.slotAfter(slot), byUser, after: this.progress })
  }

  private fill(slot: Slot, inRaw: bigint, cycle: number, failed: boolean): void {
    const { input, output } = this.pair
    const grossRaw = convertRaw(this.scene, input, output, inRaw, secondsOfSlot(slot))
    const feeRaw = grossRaw / feeDivisor
    const outRaw = grossRaw - feeRaw
    if (!failed) this.progress = this.advance(inRaw, outRaw, cycle)
    this.steps.push({ type: 'filled', slot, failed, inRaw, outRaw, feeRaw, after: this.progress })
  }

  private advance(inRaw: bigint, outRaw: bigint, cycle: number): DcaProgress {
    const inUsedRaw = this.progress.inUsedRaw + inRaw
    const left = this.progress.nextCycleAmountLeftRaw - inRaw
    const remaining = this.perCycleRaw * BigInt(this.plan.cycles) - inUsedRaw
    const cycleDone = left === 0n
    return {
      inUsedRaw,
      outReceivedRaw: this.progress.outReceivedRaw + outRaw,
      nextCycleAt: this.createdAt + (cycle + (cycleDone ? 1 : 0)) * this.plan.cycleSeconds,
      nextCycleAmountLeftRaw: cycleDone ? lesser(this.perCycleRaw, remaining) : left,
    }
  }

  /** Returns the first slot from `slot` on that has a block and is later than all previous steps. */
  private slotAfter(slot: Slot): Slot {
    const last = this.steps.at(-1)?.slot ?? 0
    return this.scene.calendar.atOrAfter(Math.max(slot, last + 1))
  }
}
