/** Formats a duration in its two largest units. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  if (first === -1) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/** Formats an uptime share in percent. Rounds down, so that only an exact 100 is shown as 100. */
export function formatUptime(percent: number): string {
  if (percent >= 100) return '100%'
  return `${(Math.floor(percent * 1_000) / 1_000).toFixed(3)}%`
}
