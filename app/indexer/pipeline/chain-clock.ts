import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'

/** The chain's time: this machine's clock, or the newest block's time if the two disagree permanently. */
export interface ChainClock extends Clock {
  /** Records the block time of the newest confirmed slot. Called for every response that contains it. */
  heard(blockTime: UnixSeconds): void
  /**
   * How far this machine's clock is ahead of the chain's, seconds; negative if behind. `undefined`: they
   * agree within a minute.
   */
  aheadSeconds(): number | undefined
  /**
   * How this machine's clock differs from the chain's while it is unclear whether the difference is permanent,
   * for at most 15 s. `undefined`: they agree, the difference is corrected, or it is not permanent.
   */
  unsettled(): 'ahead' | 'behind' | undefined
  /**
   * Time of the newest block, advanced by the time since it arrived, milliseconds. `undefined`: no block yet.
   */
  chainMs(): number | undefined
}

/**
 * Largest difference that counts as agreement. Blocks arrive a second or two after their time, and
 * validators' clocks are not exact.
 */
const agreeingMs = 60_000
/**
 * A difference that is constant for this long comes from a wrong clock. While a node catches up the
 * difference shrinks, and while the chain is halted it grows.
 */
const steadyMs = 6_000
const slackMs = 4_000
const rememberedMs = 30_000
/** After this long without a block time the machine's clock is used again. */
const silentMs = 60_000
const settlingMs = 15_000
/** A chain without a new block time for this long stands still. */
const stillMs = 3_000

/** Solana's first block and the year 2100. Values outside are not times in seconds. */
const [earliestAt, latestAt] = [1_584_230_400, 4_102_444_800]

interface Heard {
  readonly atMs: number
  readonly blockMs: number
  readonly wallMs: number
}

/** A time that was correct at a known reading of the monotonic clock. */
interface Basis {
  readonly timeMs: number
  readonly atMs: number
}

/**
 * Tracks the difference between this machine's clock and the chain's. Between two block times the monotonic
 * clock counts. So a step of the machine's clock in either direction has no effect until it is known which
 * clock is right.
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

  /** Whether the chain has moved while the difference stayed the same. */
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
    chainMs() {
      const last = lately.at(-1)
      return last && last.blockMs + sinceMs(last)
    },
    unsettled() {
      const last = lately.at(-1)
      if (first === undefined || last === undefined || aheadMs !== undefined) return undefined
      if (Math.abs(aheadOf(last)) <= agreeingMs || sinceMs(first) >= settlingMs) return undefined
      // A chain that stands still, such as a replayed one, says nothing about the clock.
      if (last.blockMs === first.blockMs && last.atMs - first.atMs >= stillMs) return undefined
      return aheadOf(last) > 0 ? 'ahead' : 'behind'
    },
    heard(blockTime) {
      if (blockTime < earliestAt || blockTime > latestAt) return
      const now = { atMs: clock.monotonicMs(), blockMs: blockTime * 1000, wallMs: clock.nowMs() }
      const ahead = aheadOf(now)
      first ??= now
      // Measurements with another difference do not support this one, so drop them.
      const differs = lately.findLastIndex((one) => Math.abs(aheadOf(one) - ahead) > slackMs)
      lately = [...lately.slice(differs + 1).filter((one) => now.atMs - one.atMs <= rememberedMs), now]
      if (Math.abs(ahead) <= agreeingMs) settle(now.wallMs, now.atMs, undefined)
      else if (isSteady()) settle(now.blockMs, now.atMs, ahead)
    },
  }
}

/**
 * Creates a clock that dates events without a block time. Events happen in a block, so it is never ahead of
 * the newest one.
 */
export function createEventClock(chain: ChainClock): Clock {
  return {
    monotonicMs: chain.monotonicMs,
    nowMs: () => Math.min(chain.nowMs(), chain.chainMs() ?? Number.POSITIVE_INFINITY),
  }
}

/** Returns a sentence about how to fix a wrong clock. `aheadSeconds` as in `ChainClock`. */
export function describeSkew(aheadSeconds: number): string {
  const seconds = Math.abs(aheadSeconds).toLocaleString('en-US')
  return aheadSeconds > 0
    ? `This machine's clock is ${seconds} s ahead of the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node is behind: use another one.`
    : `This machine's clock is ${seconds} s behind the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node's times are wrong: use another one.`
}
