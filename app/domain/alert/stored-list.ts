/** An object from storage, whose fields can have any type. */
export type StoredFields = Readonly<Record<string, unknown>>

/** Maximum length of a stored name, characters. Token issuers can choose any name, and a pair has two. */
const longestName = 64

/**
 * Parses a stored list of objects. Invalid entries and entries beyond the limit are dropped. `null` and any text that
 * is not a list are an empty list. Never throws.
 */
export function parseStoredList<T>(
  text: string | null,
  most: number,
  parse: (fields: StoredFields) => T | undefined,
): readonly T[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    if (!Array.isArray(parsed)) return []
    return parsed
      .map((entry) => parse(fieldsOf(entry)))
      .filter((entry) => entry !== undefined)
      .slice(0, most)
  } catch {
    // The stored string is not JSON, so this app has not written it.
    return []
  }
}

/** Returns the fields of a stored value. A value that is not an object has none. */
export function fieldsOf(value: unknown): StoredFields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns a stored name, cut to its maximum length. `undefined`: missing or empty. */
export function storedName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  return Array.from(value).slice(0, longestName).join('')
}

/** Returns a stored number. `undefined`: missing or not finite. */
export function storedNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Returns a stored text of at most `most` characters. `undefined`: missing, empty or longer. */
export function storedText(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : undefined
}
