export const densities = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof densities)[number]

/** Appearance settings of this device. */
export interface Appearance {
  /** Whether the theme is light. `false`: dark. */
  readonly light: boolean
  /** Whether blue and orange are used in place of green and red. */
  readonly safe: boolean
  /** Height of table rows: 28, 32 or 40 px. On touch devices, rows are always 44 px high. */
  readonly density: Density
  /** Whether times are in UTC. `false`: in the zone of this device. */
  readonly utc: boolean
}

/** Key under which the settings are stored. The stored string is the list of classes on `<html>`. */
export const appearanceKey = 'look'

/** Classes on `<html>` that represent appearance settings. */
export const appearanceClasses = ['light', 'safe', 'compact', 'comfortable', 'utc'] as const

/** Parses stored classes. Unknown words are ignored. */
export function parseAppearance(text: string | null): Appearance {
  const words = new Set(text?.split(/\s+/))
  return {
    light: words.has('light'),
    safe: words.has('safe'),
    density: densities.find((density) => words.has(density)) ?? 'normal',
    utc: words.has('utc'),
  }
}

/** Returns the classes for appearance settings. The list is empty for the default settings. */
export function classesOfAppearance({ light, safe, density, utc }: Appearance): string[] {
  return [
    light ? 'light' : '',
    safe ? 'safe' : '',
    density === 'normal' ? '' : density,
    utc ? 'utc' : '',
  ].filter((word) => word !== '')
}

/**
 * Script that runs before the first paint. It puts the stored theme classes on `<html>`, so that no page
 * flashes in another theme. It contains no character that the renderer escapes, so it can be written as plain
 * text. If storage is blocked, the default theme is used.
 */
export const appearanceScript =
  `try{document.documentElement.className=((localStorage.getItem(\`${appearanceKey}\`)||\`\`)` +
  `.match(/\\b(${appearanceClasses.join('|')})\\b/g)||[]).join(\` \`)}catch(e){}`
