import type { Turn } from '~/ui/panel/in-turn'

/** Turns in which a loading page paints the rows of the market list after the first ones. */
export const turnsOfRows: readonly { readonly after: number; readonly turn: Turn }[] = [
  { after: 24, turn: 4 },
  { after: 48, turn: 5 },
]
