const minute = 60
const hour = 60 * minute

/** Formats the time until an event that is scheduled to the second: `27m 12s`, `3h 5m`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left < minute) return `${left}s`
  if (left < hour) return `${Math.floor(left / minute)}m ${left % minute}s`
  return `${Math.floor(left / hour)}h ${Math.floor((left % hour) / minute)}m`
}
