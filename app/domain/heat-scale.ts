/** Steps of a scale with a middle, weakest minus first: names as the stylesheet has them. */
export const divergingSteps = ['hn4', 'hn3', 'hn2', 'hn1', 'h0', 'hp1', 'hp2', 'hp3', 'hp4'] as const

/** Steps of a scale from nothing to much. */
export const sequentialSteps = ['a1', 'a2', 'a3', 'a4', 'a5'] as const

export type HeatStep = (typeof divergingSteps)[number] | (typeof sequentialSteps)[number]

/** From which size on each step counts, four of them, rising. Fixed: the same number has the same colour every day (M183). */
export type HeatEdges = readonly [number, number, number, number]

/** Step of a number by how far it is from zero on either side; the middle below the first edge, and for a number that is missing. */
export function divergingStep(number: number | null, edges: HeatEdges): HeatStep {
  if (number === null) return 'h0'
  const size = edges.filter((edge) => Math.abs(number) >= edge).length
  return divergingSteps[4 + (number < 0 ? -size : size)] ?? 'h0'
}

/** Step of an amount, which is never below zero; the first step for one that is missing. */
export function sequentialStep(amount: number | null, edges: HeatEdges): HeatStep {
  const passed = amount === null ? 0 : edges.filter((edge) => amount >= edge).length
  return sequentialSteps[passed] ?? 'a1'
}
