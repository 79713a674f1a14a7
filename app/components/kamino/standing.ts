/** How a trader's rank has changed: places gained, `new` = without a fill in the window before, null = nobody can tell. */
export type Standing = number | 'new' | null

/** The change of rank as a page says it: a missing one means "new" only where the window before is known. */
export function standingOf(rankChange: number | null, isBeforeKnown: boolean): Standing {
  if (!isBeforeKnown) return null
  return rankChange ?? 'new'
}
