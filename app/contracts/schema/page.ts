import { z } from 'zod'
import { type Page, pageCount } from '~/domain/base/page'
import { placeToCursor } from './cursor'

/** Returns the schema of a page. Every list with pages has this format. The first page has the number 1. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({
    content: z.array(row),
    totalElements: z.number().int().min(0),
    totalIsExact: z
      .boolean()
      .describe('False if counting stopped at a limit: there are at least `totalElements` rows.'),
    totalPages: z.number().int().min(0),
    page: z.number().int().min(1),
    size: z.number().int().min(1),
    cursor: z
      .string()
      .nullable()
      .optional()
      .describe(
        'Pass it as `after` in the next call. Null = end of the list; absent = this list has only pages.',
      ),
    revision: z
      .string()
      .optional()
      .describe('Only in responses to `since`: pass it as `since` in the next call.'),
    resync: z
      .boolean()
      .optional()
      .describe(
        'Only in responses to `since`: true = too many changes, or too long ago; reload the whole list.',
      ),
  })
}

export interface WirePage<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalIsExact: boolean
  readonly totalPages: number
  readonly page: number
  readonly size: number
  readonly cursor?: string | null | undefined
  readonly revision?: string | undefined
  readonly resync?: boolean | undefined
}

/** Converts a page of domain objects to the API format. */
export function pageToWire<Row, Wire>(page: Page<Row>, rowToWire: (row: Row) => Wire): WirePage<Wire> {
  return {
    content: page.rows.map(rowToWire),
    totalElements: page.total,
    totalIsExact: page.totalIsExact,
    totalPages: pageCount(page.total, page.size),
    page: page.page,
    size: page.size,
    ...(page.next !== undefined && { cursor: page.next && placeToCursor(page.next) }),
  }
}

/**
 * Returns the rows that changed after a given revision, in the format of the list. The rows are neither
 * filtered nor sorted. `resync` means that the client must load the whole list again.
 */
export function changesToWire(changes: {
  readonly rows: readonly unknown[]
  readonly resync: boolean
  readonly revision: bigint
}): WirePage<unknown> {
  const { rows, resync, revision } = changes
  return {
    content: rows,
    totalElements: rows.length,
    totalIsExact: !resync,
    totalPages: rows.length === 0 ? 0 : 1,
    page: 1,
    size: Math.max(1, rows.length),
    revision: String(revision),
    resync,
  }
}
