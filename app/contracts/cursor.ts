import { z } from 'zod'
import type { PagePlace } from '~/domain/page'

/** Longer texts are no cursors of ours. */
const longestCursor = 400

const parts = z.tuple([z.string(), z.enum(['asc', 'desc']), z.number().nullable(), z.string()])

/** A place in a list as clients hand it back: opaque to them, JSON in base64url. */
export function placeToCursor({ sortField, sortOrder, value, key }: PagePlace): string {
  return btoa(JSON.stringify([sortField, sortOrder, value, key]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The place that a cursor names; undefined for a text that is none. */
export function cursorToPlace(cursor: string): PagePlace | undefined {
  if (cursor.length > longestCursor || !/^[\w-]+$/.test(cursor)) return undefined
  const parsed = parts.safeParse(parseJson(cursor))
  if (!parsed.success) return undefined
  const [sortField, sortOrder, value, key] = parsed.data
  return { sortField, sortOrder, value, key }
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined // somebody else's text
  }
}

/** Goes on behind the last row of an earlier answer. */
export const cursorParameter = z
  .string()
  .transform((text, context) => {
    const place = cursorToPlace(text)
    if (place !== undefined) return place
    context.addIssue({ code: 'custom', message: 'must be the cursor of an earlier answer' })
    return z.NEVER
  })
  .meta({
    description:
      'The `cursor` of the answer before: goes on behind its last row, however far in, and misses and repeats nothing while rows come in. Instead of `page`; with the same sort.',
  })
