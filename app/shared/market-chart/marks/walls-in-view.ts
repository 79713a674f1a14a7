import type { Wall } from '~/domain/price/chart-marks'

/** A wall with its distance from the upper edge of the chart, pixels. */
interface PlacedWall {
  readonly wall: Wall
  readonly y: number
}

/** The walls between the edges of a chart, and how many are beyond each edge. */
export interface WallsInView {
  readonly shown: readonly PlacedWall[]
  readonly above: number
  readonly below: number
}

/**
 * Returns the walls that a chart of `height` pixels can show. `yOf` returns the distance of a price from the upper edge,
 * or `null` if the chart has no scale yet.
 */
export function wallsInView(
  walls: readonly Wall[],
  yOf: (price: number) => number | null,
  height: number,
): WallsInView {
  const placed = walls.flatMap((wall) => {
    const y = yOf(wall.price)
    return y === null ? [] : [{ wall, y }]
  })
  return {
    shown: placed.filter(({ y }) => y >= 0 && y <= height),
    above: placed.filter(({ y }) => y < 0).length,
    below: placed.filter(({ y }) => y > height).length,
  }
}
