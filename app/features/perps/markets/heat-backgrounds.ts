import type { HeatStep } from '~/domain/perp/heat-scale'
import { color } from '~/ui/theme/theme.css'

/**
 * Background of each colour step. The market heat map and the heat map of hourly funding share the colours.
 */
export const heatBackgrounds = {
  hn4: color.hn4,
  hn3: color.hn3,
  hn2: color.hn2,
  hn1: color.hn1,
  h0: color.h0,
  hp1: color.hp1,
  hp2: color.hp2,
  hp3: color.hp3,
  hp4: color.hp4,
  a1: color.heatA1,
  a2: color.heatA2,
  a3: color.heatA3,
  a4: color.heatA4,
  a5: color.heatA5,
} as const satisfies Record<HeatStep, string>
