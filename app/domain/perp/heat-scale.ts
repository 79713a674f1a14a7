/** Class names of a diverging colour scale, from strongest negative to strongest positive. */
export const divergingSteps = ['hn4', 'hn3', 'hn2', 'hn1', 'h0', 'hp1', 'hp2', 'hp3', 'hp4'] as const

/** Class names of a sequential colour scale, from weakest to strongest. */
export const sequentialSteps = ['a1', 'a2', 'a3', 'a4', 'a5'] as const

export type HeatStep = (typeof divergingSteps)[number] | (typeof sequentialSteps)[number]

/**
 * Lower bounds of the four steps, ascending. They are constant, so that the same number has the same colour
 * every day.
 */
export type HeatEdges = readonly [number, number, number, number]

/**
 * Returns the step of a number, by its distance from zero. A number closer to zero than the first bound gets
 * the middle step, and so does a missing number.
 */
export function divergingStep(number: number | null, edges: HeatEdges): HeatStep {
  if (number === null) return 'h0'
  const size = edges.filter((edge) => Math.abs(number) >= edge).length
  return divergingSteps[4 + (number < 0 ? -size : size)] ?? 'h0'
}

/** Returns the step for an amount that is never negative. A missing amount gets the first step. */
export function sequentialStep(amount: number | null, edges: HeatEdges): HeatStep {
  const passed = amount === null ? 0 : edges.filter((edge) => amount >= edge).length
  return sequentialSteps[passed] ?? 'a1'
}
