import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'

/** The time as the chain has it: this machine's, or that of the newest block where the two disagree for good. */
export interface ChainClock extends Clock {
  /** The block time of the newest confirmed slot, as often as it is asked for. */
  heard(blockTime: UnixSeconds): void
  /** By how much this machine's clock is ahead of the chain's, seconds; below zero = behind. Undefined while they agree within a minute. */
  aheadSeconds(): number | undefined
  /** False while the chain is ahead of this machine and it is not known yet whether it stays so. */
  isSettled(): boolean
  /** The time of the newest block, and of what happens in it, milliseconds; undefined before the first. */
  chainMs(): number | undefined
}

/** Clocks that are closer agree: blocks come a second or two after their time, and validators' clocks are not exact. */
const agreeingMs = 60_000
/** A difference that stays the same for so long is one of clocks. That of a node which catches up shrinks, that of a chain which stands still grows. */
const steadyMs = 6_000
const slackMs = 4_000
const rememberedMs = 30_000
/** Without a block time for so long, the machine's own clock counts again. */
const silentMs = 60_000
const settlingMs = 15_000

/** Solana's first block, and the year 2100: what is outside is no time in seconds. */
const [earliestAt, latestAt] = [1_584_230_400, 4_102_444_800]

interface Heard {
  readonly atMs: number
  readonly blockMs: number
  readonly wallMs: number
}

/** A time that was right at a moment of the monotonic clock. */
interface Basis {
  readonly timeMs: number
  readonly atMs: number
}

/**
 * Follows the difference between this machine's clock and the chain's. Between two block times it counts by the monotonic clock, so that a step of the machine's
 * clock, in whichever direction, changes nothing before it is known which of the two is right.
 */
export function createChainClock(clock: Clock): ChainClock {
  let lately: readonly Heard[] = []
  let firstHeardMs: number | undefined
  let basis: Basis | undefined
  let aheadMs: number | undefined

  const aheadOf = ({ wallMs, blockMs }: Heard): number => wallMs - blockMs
  const sinceMs = ({ atMs }: { readonly atMs: number }): number => clock.monotonicMs() - atMs

  function settle(timeMs: number, atMs: number, ahead: number | undefined): void {
    basis = { timeMs, atMs }
    aheadMs = ahead
  }

  /** Whether the chain has moved, with the same difference all the time. */
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
    isSettled() {
      const last = lately.at(-1)
      if (last === undefined || aheadOf(last) >= -agreeingMs || aheadMs !== undefined) return true
      return clock.monotonicMs() - (firstHeardMs ?? 0) >= settlingMs
    },
    heard(blockTime) {
      if (blockTime < earliestAt || blockTime > latestAt) return
      const now = { atMs: clock.monotonicMs(), blockMs: blockTime * 1000, wallMs: clock.nowMs() }
      const ahead = aheadOf(now)
      firstHeardMs ??= now.atMs
      // What was told before another difference says nothing about this one.
      const differs = lately.findLastIndex((one) => Math.abs(aheadOf(one) - ahead) > slackMs)
      lately = [...lately.slice(differs + 1).filter((one) => now.atMs - one.atMs <= rememberedMs), now]
      if (Math.abs(ahead) <= agreeingMs) settle(now.wallMs, now.atMs, undefined)
      else if (isSteady()) settle(now.blockMs, now.atMs, ahead)
    },
  }
}

/** Dates events of which the chain tells no time. They happened in a block, so they are never later than the newest one. */
export function createEventClock(chain: ChainClock): Clock {
  return {
    monotonicMs: chain.monotonicMs,
    nowMs: () => Math.min(chain.nowMs(), chain.chainMs() ?? Number.POSITIVE_INFINITY),
  }
}

/** What is to be done about a clock that is wrong, as a sentence. `aheadSeconds` as above. */
export function describeSkew(aheadSeconds: number): string {
  const seconds = Math.abs(aheadSeconds).toLocaleString('en-US')
  return aheadSeconds > 0
    ? `This machine's clock is ${seconds} s ahead of the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node is behind: use another one.`
    : `This machine's clock is ${seconds} s behind the chain's, so times are taken from the chain. Set the clock right (NTP). If it is right, the node's times are wrong: use another one.`
}
