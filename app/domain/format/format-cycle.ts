import { formatTimeLeft } from './format-time'

const units = [
  { seconds: 604_800, word: 'w' },
  { seconds: 86_400, word: 'd' },
  { seconds: 3_600, word: 'h' },
  { seconds: 60, word: 'min' },
  { seconds: 1, word: 's' },
] as const

/**
 * Formats a cycle length in the largest unit that divides it without a remainder: `5 min`, `1 h`, `2 d`. A
 * length of ten minutes or more that is not a whole number of minutes is formatted like a remaining time.
 */
export function formatCycle(seconds: number): string {
  const unit = units.find((one) => seconds > 0 && seconds % one.seconds === 0)
  if (unit === undefined || (unit.word === 's' && seconds >= 600)) return formatTimeLeft(seconds)
  return `${seconds / unit.seconds} ${unit.word}`
}
