/**
 * Number of places by which a trader's rank has improved. `new`: the trader had no fill in the previous time
 * window. `null`: unknown.
 */
export type RankChange = number | 'new' | null

/**
 * Returns the rank change to show. A missing rank change means "new" only if the data of the previous time
 * window is known.
 */
export function shownRankChange(rankChange: number | null, isBeforeKnown: boolean): RankChange {
  if (!isBeforeKnown) return null
  return rankChange ?? 'new'
}
