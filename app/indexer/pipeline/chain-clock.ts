import type { UnixSeconds } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/**
 * The chain's time. It is this machine's clock, or the newest block's time if the two clocks differ
 * permanently.
 */
export interface ChainClock extends Clock {
  /**
   * Records the block time of the newest confirmed slot. Must be called for every response that contains this
   * time.
   */
  heard(blockTime: UnixSeconds): void
  /**
   * How far this machine's clock is ahead of the chain's, seconds; negative if behind. `undefined`: they
   * agree within a minute.
   */
  aheadSeconds(): number | undefined
  /**
   * Difference between this machine's clock and the chain's while it is unclear whether the difference is
   * permanent, for at most 15 s. `undefined`: the clocks agree, the difference is corrected, or the
   * difference is not permanent.
   */
  unsettled(): 'ahead' | 'behind' | undefined
  /**
   * Whether the last block time agrees with the time of this clock. If not, further block times are needed to
   * find out which of them is right.
   */
  isSure(): boolean
  /**
   * Time of the newest block, advanced by the time since it arrived, milliseconds. `undefined`: no block yet.
   */
  chainMs(): number | undefined
}

/**
 * Maximum difference at which the two clocks count as equal, milliseconds. Blocks arrive a second or two
 * after their time, and validators' clocks are not exact.
 */
const agreeingMs = 60_000
/**
 * Time for which a difference must stay constant before the machine's clock counts as wrong, milliseconds. A
 * node that is catching up causes a shrinking difference, and a halted chain causes a growing one.
 */
const steadyMs = 6_000
const slackMs = 4_000
const rememberedMs = 30_000
/** Time without a block time before the machine's clock is used again, milliseconds. */
const silentMs = 60_000
const settlingMs = 15_000
/** Time without a new block time before the chain counts as halted, milliseconds. */
const stillMs = 3_000

/**
 * Earliest and latest plausible block time: Solana's first block and the year 2100, unix seconds. Other
 * values are not times in seconds.
 */
const [earliestAt, latestAt] = [1_584_230_400, 4_102_444_800]

interface Heard {
  readonly atMs: number
  readonly blockMs: number
  readonly wallMs: number
}

/** A correct time, and the reading of the monotonic clock at that time. */
interface Basis {
  readonly timeMs: number
  readonly atMs: number
}

/**
 * Tracks the difference between this machine's clock and the chain's. Between two block times, time is
 * measured by the monotonic clock. A step of the machine's clock in either direction therefore has no effect
 * until it is known which clock is right.
 */
export function createChainClock(clock: Clock): ChainClock {
  let lately: readonly Heard[] = []
  let first: Heard | undefined
  let basis: Basis | undefined
  let aheadMs: number | undefined

  const aheadOf = ({ wallMs, blockMs }: Heard): number => wallMs - blockMs
  const sinceMs = ({ atMs }: { readonly atMs: number }): number => clock.monotonicMs() - atMs

  function settle(timeMs: number, atMs: number, ahead: number | undefined): void {
    basis = { timeMs, atMs }
    aheadMs = ahead
  }

  /** Whether the chain has advanced while the difference between the clocks stayed the same. */
  function isSteady(): boolean {
    const [first, last] = [lately[0], lately.at(-1)]
    if (first === undefined || last === undefined) return false
    const passedMs = last.atMs - first.atMs
    return passedMs >= steadyMs && last.blockMs - first.blockMs >= passedMs / 2
  }

  return {
    monotonicMs: clock.monotonicMs,
    aheadSeconds: () => (aheadMs === undefined ? undefined : Math.round(aheadMs / 1000)),
    nowMs() {
      if (basis === undefined) return clock.nowMs()
      const passedMs = sinceMs(basis)
      return passedMs > silentMs ? clock.nowMs() - (aheadMs ?? 0) : basis.timeMs + passedMs
    },
    isSure() {
      const last = lately.at(-1)
      if (last === undefined) return false
      return Math.abs(aheadOf(last) - (aheadMs ?? 0)) <= (aheadMs === undefined ? agreeingMs : slackMs)
    },
    chainMs() {
      const last = lately.at(-1)
      return last && last.blockMs + sinceMs(last)
    },
    unsettled() {
      const last = lately.at(-1)
      if (first === undefined || last === undefined || aheadMs !== undefined) return undefined
      if (Math.abs(aheadOf(last)) <= agreeingMs || sinceMs(first) >= settlingMs) return undefined
      // A halted or replayed chain does not show whether the machine's clock is right.
      if (last.blockMs === first.blockMs && last.atMs - first.atMs >= stillMs) return undefined
      return aheadOf(last) > 0 ? 'ahead' : 'behind'
    },
    heard(blockTime) {
      if (blockTime < earliestAt || blockTime > latestAt) return
      const now = { atMs: clock.monotonicMs(), blockMs: blockTime * 1000, wallMs: clock.nowMs() }
      const ahead = aheadOf(now)
      first ??= now
      // Drop earlier measurements with another difference, because they do not confirm this one.
      const differs = lately.findLastIndex((one) => Math.abs(aheadOf(one) - ahead) > slackMs)
      lately = [...lately.slice(differs + 1).filter((one) => now.atMs - one.atMs <= rememberedMs), now]
      if (Math.abs(ahead) <= agreeingMs) settle(now.wallMs, now.atMs, undefined)
      else if (isSteady()) settle(now.blockMs, now.atMs, ahead)
    },
  }
}

/**
 * Creates a clock that provides times for events without a block time. It is never ahead of the newest block,
 * because every event happens in a block.
 */
export function createEventClock(chain: ChainClock): Clock {
  return {
    monotonicMs: chain.monotonicMs,
    nowMs: () => Math.min(chain.nowMs(), chain.chainMs() ?? Number.POSITIVE_INFINITY),
  }
}

/**
 * Returns a sentence about how to fix a wrong clock. `aheadSeconds`: how far the machine's clock is ahead of
 * the chain's; negative if behind.
 */
export function describeSkew(aheadSeconds: number): string {
  const seconds = Math.abs(aheadSeconds).toLocaleString('en-US')
  return aheadSeconds > 0
    ? `This machine's clock is ${seconds} s ahead of the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node is behind: use another one.`
    : `This machine's clock is ${seconds} s behind the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node's times are wrong: use another one.`
}
