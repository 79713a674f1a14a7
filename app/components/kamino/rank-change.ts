/** Change of a trader's rank: places gained. `new`: no fill in the previous window. `null`: unknown. */
export type RankChange = number | 'new' | null

/** Returns the change of rank to show. A missing change means "new" only if the previous window is known. */
export function shownRankChange(rankChange: number | null, isBeforeKnown: boolean): RankChange {
  if (!isBeforeKnown) return null
  return rankChange ?? 'new'
}
