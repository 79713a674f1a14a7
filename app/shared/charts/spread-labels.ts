/**
 * Returns positions for labels, pixels. Each position is as close to `wanted` as possible. The labels are at
 * least `gap` apart and inside the chart of `height` pixels if there is enough space.
 */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  for (let index = placed.length - 1, limit = height; index >= 0; index--, limit -= gap) {
    placed[index] = Math.min(placed[index] ?? limit, limit)
  }
  const places: number[] = []
  for (const [rank, { index }] of order.entries()) places[index] = placed[rank] ?? 0
  return places
}
