import type { Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** Compares the transactions that a logs subscription reports with the signature list. */
export interface LogsWatch {
  /** Records that the subscription is active from this slot on. It need not report earlier transactions. */
  subscribed(slot: Slot): void
  /**
   * Records that the subscription is inactive. Transactions that it has not reported so far do not count as
   * misses.
   */
  inactive(): void
  heard(signature: Signature): void
  /** Records a listed transaction that the subscription has not reported before. */
  listed(signature: Signature, slot: Slot): void
  /**
   * Must be called after each comparison with the signature list. Returns whether the subscription should be
   * renewed.
   */
  compared(): boolean
  isTrusted(): boolean
  /** Whether no recent transaction has been listed that the subscription has not reported. */
  isProven(): boolean
  /** Number of transactions that the subscription never reported. */
  missed(): number
}

/** Maximum time by which a report may arrive after its transaction was listed, milliseconds. */
const msToReport = 10_000
const windowMs = 10 * 60_000
/**
 * Limits above which the subscription counts as broken: the number of misses within the window, and their
 * share of all transactions. Lower numbers are normal, because single messages get lost.
 */
const mostMissed = 1
const mostShareMissed = 0.02
const mostRemembered = 1_000
/**
 * Time without a miss that is required before the subscription is trusted again, milliseconds. A report is
 * required too. If there are no transactions, trust returns only after the whole window.
 */
const trustAfterMs = 30_000
const renewEveryMs = 60_000

export function createLogsWatch(clock: Clock): LogsWatch {
  const open = new Map<Signature, number>()
  let misses: number[] = []
  let since: Slot = Number.POSITIVE_INFINITY
  let missed = 0
  let heardSince = 0 // number of reports since the oldest miss in the window
  let distrustedAtMs: number | undefined
  let heardSinceDistrust = 0
  let renewedAtMs = Number.NEGATIVE_INFINITY

  function miss(nowMs: number): void {
    missed += 1
    if (misses.length === 0) heardSince = 0
    misses.push(nowMs)
    if (misses.length > mostRemembered) misses.shift()
    if (distrustedAtMs !== undefined) {
      distrustedAtMs = nowMs
      heardSinceDistrust = 0
    }
  }

  function isUnreliable(): boolean {
    return misses.length > mostMissed && misses.length >= mostShareMissed * (heardSince + misses.length)
  }

  function mayTrust(nowMs: number): boolean {
    if (distrustedAtMs === undefined) return true
    const quietMs = nowMs - distrustedAtMs
    return quietMs >= windowMs || (quietMs >= trustAfterMs && heardSinceDistrust > 0)
  }

  return {
    missed: () => missed,
    isTrusted: () => distrustedAtMs === undefined,
    isProven: () => distrustedAtMs === undefined && open.size === 0 && misses.length === 0,
    subscribed(slot) {
      since = slot
      open.clear()
    },
    inactive() {
      since = Number.POSITIVE_INFINITY
      open.clear()
    },
    heard(signature) {
      open.delete(signature)
      heardSince += 1
      heardSinceDistrust += 1
    },
    listed(signature, slot) {
      if (slot <= since || open.size >= mostRemembered) return
      open.set(signature, clock.monotonicMs())
    },
    compared() {
      const nowMs = clock.monotonicMs()
      misses = misses.filter((atMs) => nowMs - atMs < windowMs)
      for (const [signature, atMs] of open) {
        if (nowMs - atMs < msToReport) continue
        open.delete(signature)
        miss(nowMs)
      }
      if (mayTrust(nowMs) && distrustedAtMs !== undefined) {
        distrustedAtMs = undefined
        misses = []
      }
      if (distrustedAtMs === undefined && !isUnreliable()) return false
      if (distrustedAtMs === undefined) {
        distrustedAtMs = nowMs
        heardSinceDistrust = 0
      }
      const isDue = nowMs - renewedAtMs >= renewEveryMs && (misses.at(-1) ?? 0) > renewedAtMs
      if (isDue) renewedAtMs = nowMs
      return isDue
    },
  }
}
