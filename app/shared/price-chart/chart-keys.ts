/**
 * Returns the index of the candle to select after a key press. `undefined`: the chart does not handle the
 * key.
 */
export function steppedTo(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowLeft':
      return from === undefined ? last : Math.max(0, from - 1)
    case 'ArrowRight':
      return from === undefined ? last : Math.min(last, from + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
