/** A text without the `character`s at its end. Going back from there takes one step each; `/0+$/` tries every row of zeros on the way. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
