import type { ProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'

/** What of a program is read: its accounts, or the events of its transactions. */
export type ReadKind = 'accounts' | 'events'

/** Counts how much of what a program has lately written can be decoded, and says so when a meaningful share can't: its layout may be a new one (security.md E6). */
export interface DecodeWatch {
  /** An account, or a transaction's events, of a slot of this time. What is older than the window says nothing of the program as it is. */
  read(protocol: ProtocolId, kind: ReadKind, at: UnixSeconds, isReadable: boolean): void
  /** A sentence for people; undefined while all is well. */
  problem(protocol: ProtocolId, kind: ReadKind): string | undefined
}

const windowMinutes = 10
/** A few broken accounts stand among the good ones of every program; a new layout breaks all that are written from then on. */
const leastCorrupt = 5
const leastShare = 0.1

interface Minute {
  readonly minute: number
  all: number
  corrupt: number
}

export function createDecodeWatch(clock: Clock): DecodeWatch {
  const kept = new Map<string, Minute[]>()
  const minuteNow = (): number => Math.floor(clock.nowMs() / 60_000)

  /** The newest last. */
  function recent(protocol: ProtocolId, kind: ReadKind): Minute[] {
    const key = `${kind} ${protocol}`
    const minutes = kept.get(key) ?? []
    kept.set(key, minutes)
    while (minutes[0] !== undefined && minutes[0].minute <= minuteNow() - windowMinutes) minutes.shift()
    return minutes
  }

  return {
    read(protocol, kind, at, isReadable) {
      const minute = minuteNow()
      if (at < (minute - windowMinutes) * 60) return
      const minutes = recent(protocol, kind)
      if (minutes.at(-1)?.minute !== minute) minutes.push({ minute, all: 0, corrupt: 0 })
      const current = minutes.at(-1)
      if (current === undefined) return
      current.all += 1
      if (!isReadable) current.corrupt += 1
    },
    problem(protocol, kind) {
      let [all, corrupt] = [0, 0]
      for (const minute of recent(protocol, kind)) {
        all += minute.all
        corrupt += minute.corrupt
      }
      if (corrupt < leastCorrupt || corrupt < leastShare * all) return undefined
      const what = kind === 'accounts' ? 'accounts' : 'transactions'
      // Without numbers, which would change under the reader's eyes every second.
      return `Part of the newest ${what} can’t be read: the program may have changed, so what is shown is not complete.`
    },
  }
}
