/**
 * Removes all `character`s at the end of a text. The loop is linear, while a regular expression like `/0+$/`
 * tries each run of zeros on the way.
 */
export function trimEndChar(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
