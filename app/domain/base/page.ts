/** Requested page of a list. Pages count from 1. */
export interface PageRequest {
  readonly page: number
  readonly size: number
}

/** One page of a list. `total` counts all rows of the list. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly total: number
  /** Whether `total` is exact. `false`: counting stopped at a limit, and `total` is that limit. */
  readonly totalIsExact: boolean
  readonly page: number
  readonly size: number
  /**
   * Cursor of the next page. `null`: this is the last page. `undefined`: the list supports only page numbers.
   */
  readonly next?: PagePlace | null | undefined
}

/**
 * Position of a row in a sorted list: its sort values, and its key to distinguish rows with equal values. The
 * position stays valid if rows before it are added or removed.
 */
export interface PagePlace {
  readonly sortField: string
  readonly sortOrder: SortOrder
  /** Sort values, most significant first. `null`: missing, sorts last. */
  readonly values: readonly (number | null)[]
  readonly key: string
  /** Mark of the list and filters to which the position belongs (see `list-mark.ts`). */
  readonly mark: string
}

export type SortOrder = 'asc' | 'desc'

/** Largest page number and page size that can be requested. */
export const pageLimits = { lastPage: 10_000, largestSize: 250 } as const

/**
 * Maximum number of rows to count if no stored count exists. A list without a dedicated index has page
 * numbers only up to this row. For later rows, clients use the cursor.
 */
export const countedRows = 50_000

/** Returns the number of rows before the page. */
export function pageOffset(request: PageRequest): number {
  return (request.page - 1) * request.size
}

/** Returns a page of an empty list. */
export function emptyPage({ page, size }: PageRequest): Page<never> {
  return { rows: [], total: 0, totalIsExact: true, page, size }
}

/** Returns the number of pages of a list; 0 for an empty list. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size)
}
