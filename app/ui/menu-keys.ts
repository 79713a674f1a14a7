/**
 * Which item a key leads to, of `labels` with the focus at `current` (−1 = at none): arrows go round, Home and End to the ends, a letter to
 * the next label that begins with it. Undefined = the key means nothing here.
 */
export function menuTarget(key: string, labels: readonly string[], current: number): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const wanted = key.toLowerCase()
  const order = labels.map((_, index) => (current + 1 + index) % count)
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(wanted))
}
