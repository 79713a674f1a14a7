import { z } from 'zod'
import type { PagePlace } from '~/domain/base/page'
import { parseAddress, parseSignature } from '~/domain/base/parse-id'
import { strangePlace } from '~/domain/service/list-mark'

/** Maximum length of a cursor, characters. */
const longestCursor = 400

/** Pattern of the list mark in a cursor: a topic and a checksum, as written by `list-mark.ts`. */
const markForm = /^[a-z.]{1,20}:[0-9a-z]{1,4}$/

/**
 * Schema of the positions in a list. Positions are used in SQL, so each value is checked against the type of
 * its column.
 */
export type PlaceForm = z.ZodType<PagePlace>

/** Returns the schema of positions in a list sorted by `values`, then by `key`. */
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

/** Schema of positions in a list of DCA orders. The opening time of a DCA order is always known. */
export const dcaPlaceForm = orderPlaceForm(z.int())

export const limitPlaceForm = orderPlaceForm(z.int().nullable())

/**
 * Schema of positions in the list of perp executions, newest first. The list is sorted by second, slot and
 * log line, and finally by signature.
 */
export const perpTradePlaceForm = placeForm(
  'time',
  z.tuple([z.int(), z.int(), z.int()]),
  z.string().refine((text) => parseSignature(text) !== undefined),
)

/**
 * Schema of positions in a list of upcoming executions. Its values are the time of the first page and the time of
 * the execution.
 */
export const upcomingPlaceForm = placeForm('time', z.tuple([z.int(), z.int()]), address)

/** Encodes a position as an opaque cursor for clients (JSON in base64url). */
export function placeToCursor({ sortField, sortOrder, values, key, mark }: PagePlace): string {
  return btoa(JSON.stringify([sortField, sortOrder, ...values, key, mark]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
}

/**
 * Decodes a cursor. Returns `undefined` if the string is not a cursor for lists with this schema of
 * positions.
 */
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
    return undefined // `placeToCursor` did not create this string
  }
}

/** Creates a request parameter for a cursor. Clients copy the cursor from an earlier response. */
export function cursorParameter(form: PlaceForm) {
  return z
    .string()
    .transform((text, context) => {
      const place = cursorToPlace(text, form)
      if (place !== undefined) return place
      context.addIssue({ code: 'custom', message: 'must be the cursor of an earlier response' })
      return z.NEVER
    })
    .meta({
      description:
        'The `cursor` of the previous response. Continues after its last row at any depth, without gaps or duplicates while new rows arrive. Use it instead of `page`, with the same sort and filters; only `start` and `end` may change.',
    })
}

/**
 * Returns the error of a request whose cursor is invalid, and `undefined` for any other request. `mark`
 * identifies the requested list.
 */
export function placeFault(
  { after, page }: { after?: PagePlace | undefined; page: number },
  mark: string,
): string | undefined {
  if (after === undefined) return undefined
  return page === 1 ? strangePlace(after.mark, mark) : 'cannot be combined with page'
}
