/** Which page of a list: pages count from 1. */
export interface PageRequest {
  readonly page: number
  readonly size: number
}

/** One page of a list. `total` counts every row of the list. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number
  /** False where counting stopped at a bound: `total` is then that bound. */
  readonly totalIsExact: boolean
  readonly page: number
  readonly size: number
  /** Where the list goes on behind this page; null = nowhere, it ends here; undefined = the list can only be had by pages. */
  readonly next?: PagePlace | null | undefined
}

/** A row's place in a sorted list: what it is sorted by, and its key among equals. Stays where it is while rows come and go before it. */
export interface PagePlace {
  readonly sortField: string
  readonly sortOrder: SortOrder
  /** What the list is sorted by, the first first; null = missing, which comes last. */
  readonly values: readonly (number | null)[]
  readonly key: string
  /** The list and the filters that it is a place of (`list-mark.ts`). */
  readonly mark: string
}

export type SortOrder = 'asc' | 'desc'

/** Bounds of what may be asked for (resolution 4.24, security.md D1). */
export const pageLimits = { lastPage: 10_000, largestSize: 250 } as const

/** Rows that are counted at most where nobody keeps their number; a list without an index of its rows alone has pages up to here, and a cursor. */
export const countedRows = 50_000

/** Rows before the page. */
export function pageOffset(request: PageRequest): number {
  return (request.page - 1) * request.size
}

/** A page of a list that has no rows. */
export function emptyPage({ page, size }: PageRequest): Page<never> {
  return { rows: [], total: 0, totalIsExact: true, page, size }
}

/** How many pages a list has: 0 for an empty one. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size)
}
