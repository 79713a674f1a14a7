import { z } from 'zod'
import { type Page, pageCount } from '~/domain/page'
import { placeToCursor } from './cursor'

/** Returns the schema of a page, the format of every paged list. Pages count from 1. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({
    content: z.array(row),
    totalElements: z.number().int().min(0),
    totalIsExact: z
      .boolean()
      .describe('False where counting stopped at a bound: there are at least `totalElements`.'),
    totalPages: z.number().int().min(0),
    page: z.number().int().min(1),
    size: z.number().int().min(1),
    cursor: z
      .string()
      .nullable()
      .optional()
      .describe(
        'Goes into `after` of the next call; null = the list ends here; absent = this list has pages only.',
      ),
    revision: z.string().optional().describe('Of an answer to `since`: goes into `since` of the next call.'),
    resync: z
      .boolean()
      .optional()
      .describe('Of an answer to `since`: true = too much has changed, or too long ago; read the list anew.'),
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

/** Converts a page of domain rows to the API format. */
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
 * Returns the rows that changed since a revision, in the format of the list. The rows are neither filtered
 * nor sorted. `resync` means that the client must load the list again.
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
