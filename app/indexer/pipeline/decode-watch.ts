import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'

/** Kind of data that is read from a program: accounts, or events of transactions. */
export type ReadKind = 'accounts' | 'events'

/**
 * Counts how much of a program's recent data can be decoded. Reports a problem when a large share of that
 * data can't be decoded, because the program's layout may have changed.
 */
export interface DecodeWatch {
  /**
   * Counts accounts or transactions with events, with their slot's time. Updates older than the window are
   * ignored, because they do not show the program's current layout.
   */
  read(protocol: ProtocolId, kind: ReadKind, at: UnixSeconds, counts: ReadCounts): void
  /** Records a transaction whose log the node has truncated, so that events may be missing. */
  truncated(protocol: ProtocolId): void
  /** Whether a log was truncated within the last hour. */
  isTruncated(protocol: ProtocolId): boolean
  /** The problem as a sentence. `undefined`: no problem. */
  problem(protocol: ProtocolId, kind: ReadKind): string | undefined
}

/** Number of updates that were read, and of those among them that can't be decoded. */
export interface ReadCounts {
  readonly all: number
  readonly corrupt: number
}

const windowMinutes = 10
/**
 * Minimum number and minimum share of unreadable updates for a report. Every program has a few corrupt
 * accounts, which must not cause a report. A new layout makes all new data of a program unreadable.
 */
const leastCorrupt = 5
const leastShare = 0.1
/** Time for which a truncated log is reported, milliseconds. */
const truncatedForMs = 60 * 60_000

interface Minute {
  readonly minute: number
  all: number
  corrupt: number
}

export function createDecodeWatch(clock: Clock): DecodeWatch {
  const kept = new Map<string, Minute[]>()
  const truncatedMs = new Map<ProtocolId, number>()
  const minuteNow = (): number => Math.floor(clock.nowMs() / 60_000)

  /** Returns the counts of each minute in the window, newest last. */
  function recent(protocol: ProtocolId, kind: ReadKind): Minute[] {
    const key = `${kind} ${protocol}`
    const minutes = kept.get(key) ?? []
    kept.set(key, minutes)
    while (minutes[0] !== undefined && minutes[0].minute <= minuteNow() - windowMinutes) minutes.shift()
    return minutes
  }

  return {
    read(protocol, kind, at, { all, corrupt }) {
      const minute = minuteNow()
      if (at < (minute - windowMinutes) * 60) return
      const minutes = recent(protocol, kind)
      if (minutes.at(-1)?.minute !== minute) minutes.push({ minute, all: 0, corrupt: 0 })
      const current = minutes.at(-1)
      if (current === undefined) return
      current.all += all
      current.corrupt += corrupt
    },
    truncated(protocol) {
      truncatedMs.set(protocol, clock.nowMs())
    },
    isTruncated(protocol) {
      const atMs = truncatedMs.get(protocol)
      return atMs !== undefined && clock.nowMs() - atMs < truncatedForMs
    },
    problem(protocol, kind) {
      let [all, corrupt] = [0, 0]
      for (const minute of recent(protocol, kind)) {
        all += minute.all
        corrupt += minute.corrupt
      }
      if (corrupt < leastCorrupt || corrupt < leastShare * all) return undefined
      const what = kind === 'accounts' ? 'accounts' : 'transactions'
      // The sentence contains no numbers, because they would change every second while someone reads it.
      return `Some of the newest ${what} can’t be decoded: the program may have changed, so the data is incomplete.`
    },
  }
}
