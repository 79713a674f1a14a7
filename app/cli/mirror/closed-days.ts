import type { UnixSeconds } from '~/domain/base/time'
import type { HistoryTimes } from '~/store/read/history-times'
import { oldestKept } from '~/store/upkeep/retention'

const secondsPerDay = 86_400

/** Time after the end of a day until it is mirrored, seconds. Late events and prices arrive within it. */
const closedAfterSeconds = 2 * secondsPerDay

/**
 * Returns the starts of the days that the mirror may read, oldest first. A day is closed 48 hours after its end,
 * if the store has later events: until then an indexer that was down may still add some. Days that retention may
 * delete while the mirror reads them are left out, since their files would become incomplete.
 */
export function closedDays(request: {
  readonly firstAt: UnixSeconds
  readonly times: Pick<HistoryTimes, 'nowAt' | 'historyAt'>
  readonly retentionDays: number | undefined
}): readonly UnixSeconds[] {
  const { firstAt, times, retentionDays } = request
  const end = Math.min(times.nowAt - closedAfterSeconds, times.historyAt)
  const retained = retentionDays === undefined ? 0 : oldestKept(retentionDays, times.historyAt) + secondsPerDay
  const days: UnixSeconds[] = []
  let dayAt = Math.max(startOfDay(firstAt), startOfDay(retained + secondsPerDay - 1))
  for (; dayAt + secondsPerDay <= end; dayAt += secondsPerDay) days.push(dayAt)
  return days
}

function startOfDay(at: UnixSeconds): UnixSeconds {
  return at - (at % secondsPerDay)
}
