/** Maximum length of a search text, characters. A longer search text is cut, not rejected. */
export const longestSearch = 100

/**
 * Trims a search text and cuts it to `mostCharacters`. Characters that no name can contain (NUL and other
 * controls, lone surrogates) become spaces, because PostgreSQL rejects them.
 */
export function cleanSearch(text: string, mostCharacters = longestSearch): string {
  return Array.from(
    text
      .slice(0, 4 * mostCharacters)
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim(),
  )
    .slice(0, mostCharacters)
    .join('')
    .trim()
}
