export const densities = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** How the product looks on this device. */
export interface Look {
  /** Dark otherwise. */
  readonly light: boolean
  /** Blue and orange instead of green and red. */
  readonly safe: boolean
  /** Height of a table's rows: 28, 32 or 40 px; fingers get 44 anyway. */
  readonly density: Density
}

/** Where the device remembers it: the class words, as they stand on `<html>`. */
export const lookKey = 'look'

/** Class words on `<html>` that are a matter of look. */
export const lookWords = ['light', 'safe', 'compact', 'comfortable'] as const

/** The look that these words describe; unknown words say nothing. */
export function parseLook(text: string | null): Look {
  const words = new Set(text?.split(/\s+/))
  return {
    light: words.has('light'),
    safe: words.has('safe'),
    density: densities.find((density) => words.has(density)) ?? 'normal',
  }
}

/** The class words of a look; none for the one that everybody begins with. */
export function wordsOfLook({ light, safe, density }: Look): string[] {
  return [light ? 'light' : '', safe ? 'safe' : '', density === 'normal' ? '' : density].filter(
    (word) => word !== '',
  )
}
