import type { Palette } from './palettes'

/** Returns CSS custom properties with these colours, for documents outside of the app that have their own stylesheet. */
export function colorProperties(palette: Palette, names: readonly (keyof Palette)[]): string {
  return names.map((name) => `--${name}:${palette[name]}`).join(';')
}
