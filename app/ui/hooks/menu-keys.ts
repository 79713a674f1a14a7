/**
 * Returns the index of the menu item that gets the focus when a key is pressed. `current` is the index of the
 * focused item, or −1. The arrow keys wrap around. Home and End go to the first and last item. A letter goes
 * to the next item whose label starts with that letter. `undefined`: the key has no effect.
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
