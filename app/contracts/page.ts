import { z } from 'zod'

/** Every list answers like this (api.md, Lists). Pages count from 1. */
export function pageOf<T extends z.ZodType>(row: T) {
  return z.object({
    content: z.array(row),
    totalElements: z.number().int().min(0),
    totalPages: z.number().int().min(0),
    page: z.number().int().min(1),
    size: z.number().int().min(1),
  })
}

export interface WirePage<T> {
  readonly content: readonly T[]
  readonly totalElements: number
  readonly totalPages: number
  readonly page: number
  readonly size: number
}
