const longestUrl = 2_048

/** The address of a logo, or undefined where it is none: not http(s), empty, too long, or ending in "null" (M127). */
export function logoUrl(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > longestUrl || text.endsWith('null'))
    return undefined
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}
