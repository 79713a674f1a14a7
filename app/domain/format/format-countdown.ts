const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Maximum time to show, days. Cycle lengths are untrusted input, so a time can be absurdly long. */
const mostDays = 9_999

/** Formats the time until an event that is scheduled to the second: `27m 12s`, `3h 5m`, `16d 23h`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left < minute) return `${left}s`
  if (left < hour) return `${Math.floor(left / minute)}m ${left % minute}s`
  if (left < day) return `${Math.floor(left / hour)}h ${Math.floor((left % hour) / minute)}m`
  const days = Math.floor(left / day)
  return days > mostDays ? `>${mostDays}d` : `${days}d ${Math.floor((left % day) / hour)}h`
}
