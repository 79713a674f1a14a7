/**
 * Returns the index of the item that a key leads to. `current` is the focused item, or −1. Arrows wrap
 * around, Home and End go to the ends, a letter goes to the next label that starts with it. `undefined`: the
 * key has no effect.
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
