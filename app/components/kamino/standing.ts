/** Change of a trader's rank: places gained. `new`: no fill in the previous window. `null`: unknown. */
export type Standing = number | 'new' | null

/** Returns the change of rank to show. A missing change means "new" only if the previous window is known. */
export function standingOf(rankChange: number | null, isBeforeKnown: boolean): Standing {
  if (!isBeforeKnown) return null
  return rankChange ?? 'new'
}
