import { z } from 'zod'
import { strangePlace } from '~/domain/list-mark'
import type { PagePlace } from '~/domain/page'
import { parseAddress, parseSignature } from '~/domain/parse-id'

/** Longer texts are no cursors of ours. */
const longestCursor = 400

/** As `list-mark.ts` writes them: a topic, and a checksum. */
const markForm = /^[a-z.]{1,20}:[0-9a-z]{1,4}$/

/** The places that a list has. They go into SQL, so that each value is held against what its column can be. */
export type PlaceForm = z.ZodType<PagePlace>

/** Places in an order that `values` and then `key` make. */
function placeForm(
  sortField: string,
  values: z.ZodType<PagePlace['values']>,
  key: z.ZodType<string>,
): PlaceForm {
  return z.object({
    sortField: z.literal(sortField),
    sortOrder: z.enum(['asc', 'desc']),
    values,
    key,
    mark: z.string().regex(markForm),
  })
}

const address = z.string().refine((text) => parseAddress(text) !== undefined)

function orderPlaceForm(openedAt: z.ZodType<number | null>): PlaceForm {
  return z.union([
    placeForm('createdAt', z.tuple([openedAt]), address),
    placeForm('amountUsd', z.tuple([z.number().nullable()]), address),
  ])
}

/** Of DCA orders it is always known when they were opened. */
export const dcaPlaceForm = orderPlaceForm(z.int())

export const limitPlaceForm = orderPlaceForm(z.int().nullable())

/** Executions of perps, newest first: by second, slot and line of the log, then by signature. */
export const perpTradePlaceForm = placeForm(
  'time',
  z.tuple([z.int(), z.int(), z.int()]),
  z.string().refine((text) => parseSignature(text) !== undefined),
)

/** A place in a list as clients hand it back: opaque to them, JSON in base64url. */
export function placeToCursor({ sortField, sortOrder, values, key, mark }: PagePlace): string {
  return btoa(JSON.stringify([sortField, sortOrder, ...values, key, mark]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/** The place that a cursor names; undefined for a text that is none of such a list. */
export function cursorToPlace(cursor: string, form: PlaceForm): PagePlace | undefined {
  if (cursor.length > longestCursor || !/^[\w-]+$/.test(cursor)) return undefined
  const parts = parseJson(cursor)
  if (!Array.isArray(parts)) return undefined
  const [sortField, sortOrder, ...rest] = parts
  const [key, mark] = rest.splice(-2)
  return form.safeParse({ sortField, sortOrder, values: rest, key, mark }).data
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined // somebody else's text
  }
}

/** Goes on behind the last row of an earlier answer. */
export function cursorParameter(form: PlaceForm) {
  return z
    .string()
    .transform((text, context) => {
      const place = cursorToPlace(text, form)
      if (place !== undefined) return place
      context.addIssue({ code: 'custom', message: 'must be the cursor of an earlier answer' })
      return z.NEVER
    })
    .meta({
      description:
        'The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort and filters, but `start` and `end` may move.',
    })
}

/** What is wrong with a request that has a cursor; undefined = nothing. `mark` is that of the list as it is asked for. */
export function placeFault(
  { after, page }: { after?: PagePlace | undefined; page: number },
  mark: string,
): string | undefined {
  if (after === undefined) return undefined
  return page === 1 ? strangePlace(after.mark, mark) : 'goes without page'
}
