/**
 * Removes all `character`s at the end of a string. The loop takes linear time, while a regular expression
 * like `/0+$/` can take quadratic time.
 */
export function trimEndChar(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
