/** Longest search text that is looked at; the rest is cut, never refused (M247). */
export const longestSearch = 100

/**
 * What somebody looks for: trimmed, and cut at so many characters. What no name can hold (NUL and other controls, lone surrogates) counts as a
 * blank, since PostgreSQL refuses it.
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
