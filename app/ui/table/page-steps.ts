/** One page number of a pager. */
export interface PageStep {
  readonly page: number
  /** Whether pages are left out between the previous page number and this one. */
  readonly afterGap: boolean
}

/**
 * Returns the page numbers that a pager shows: the first page, the current page with its neighbours, and the
 * last page. At either end of the list, the group around the current page also has three page numbers.
 */
export function pageSteps(page: number, last: number): readonly PageStep[] {
  const middle = Math.min(Math.max(page, 2), Math.max(last - 1, 1))
  const shown = [1, middle - 1, middle, middle + 1, last]
    .filter((candidate) => candidate >= 1 && candidate <= last)
    .sort((one, other) => one - other)
  return [...new Set(shown)].map((candidate, index, all) => ({
    page: candidate,
    afterGap: candidate - (all[index - 1] ?? candidate) > 1,
  }))
}
