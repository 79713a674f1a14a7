import { z } from 'zod'
import { type Page, pageCount } from '~/domain/page'

/** Every list answers like this (api.md, Lists). Pages count from 1. */
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
  })
}

export interface WirePage<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalIsExact: boolean
  readonly totalPages: number
  readonly page: number
  readonly size: number
}

/** A page of domain rows as every list answers it. */
export function pageToWire<Row, Wire>(page: Page<Row>, rowToWire: (row: Row) => Wire): WirePage<Wire> {
  return {
    content: page.rows.map(rowToWire),
    totalElements: page.total,
    totalIsExact: page.totalIsExact,
    totalPages: pageCount(page.total, page.size),
    page: page.page,
    size: page.size,
  }
}
