import type { UnixSeconds } from '~/domain/base/time'
import type { MirrorTable } from '~/domain/service/mirror-tables'
import { retentionDaysOf, type TableRetention } from '~/domain/service/table-retention'
import { storedTable } from '~/store/mirror/mirror-sql'
import type { HistoryTimes } from '~/store/read/history-times'
import { oldestKept } from '~/store/upkeep/retention'

const secondsPerDay = 86_400

/** Time after the end of a day until it is mirrored, seconds. Late events and prices arrive within it. */
const closedAfterSeconds = 2 * secondsPerDay

/**
 * Returns the starts of the closed days, oldest first. A day is closed 48 hours after its end, if the store has
 * later events: until then an indexer that was down may still add some.
 */
export function closedDays(request: {
  readonly firstAt: UnixSeconds
  readonly times: Pick<HistoryTimes, 'nowAt' | 'historyAt'>
}): readonly UnixSeconds[] {
  const { firstAt, times } = request
  const end = Math.min(times.nowAt - closedAfterSeconds, times.historyAt)
  const days: UnixSeconds[] = []
  for (let dayAt = startOfDay(firstAt); dayAt + secondsPerDay <= end; dayAt += secondsPerDay) days.push(dayAt)
  return days
}

/**
 * Whether a protocol was followed until a day was closed. `until`: time up to which its events are complete;
 * `undefined`: its indexer has not caught up yet. The indexers of other protocols may be days ahead of it.
 */
export function isFollowedPast(dayAt: UnixSeconds, until: UnixSeconds | undefined): boolean {
  return until !== undefined && dayAt + secondsPerDay + closedAfterSeconds <= until
}

/**
 * Returns the first whole day from a time on. The day in which the history of a protocol begins has only a part of
 * its events.
 */
export function firstWholeDay(at: UnixSeconds): UnixSeconds {
  return startOfDay(at + secondsPerDay - 1)
}

/** How long the store retains its tables. */
export interface Retention {
  readonly retentionDays: number | undefined
  readonly tableRetention: TableRetention
}

/**
 * Returns the first day of a table that the mirror may read. Older days may be deleted while the mirror reads
 * them, and their files would become incomplete. There is a day to spare, because time passes during a run.
 */
export function firstRetainedDay(
  table: Pick<MirrorTable, 'name'>,
  historyAt: UnixSeconds,
  { retentionDays, tableRetention }: Retention,
): UnixSeconds {
  const stored = storedTable(table.name)
  // Funding records are never deleted.
  const days = stored === 'perp_funding' ? undefined : retentionDaysOf(stored, retentionDays, tableRetention)
  if (days === undefined) return 0
  return startOfDay(oldestKept(days, historyAt) + 2 * secondsPerDay - 1)
}

function startOfDay(at: UnixSeconds): UnixSeconds {
  return at - (at % secondsPerDay)
}
