import { expect, test } from 'vitest'
import { logoHues } from '~/domain/token/logo'
import { dark, darkSafe, light, lightSafe, logoLetter, type Palette, unknownLogo } from './palettes'

const looks: Record<string, Palette> = {
  dark,
  light,
  'dark, blue and orange': { ...dark, ...darkSafe },
  'light, blue and orange': { ...light, ...lightSafe },
}

for (const [name, palette] of Object.entries(looks)) {
  test(`${name}: the colours of a trader’s tiers can be read on a card and on the row that is pointed at`, () => {
    for (const tier of [palette.warn, palette.accent, palette.topTier])
      for (const background of [palette.bg1, palette.bg2])
        expect(contrast(tier, background)).toBeGreaterThanOrEqual(4.5)
  })
}

test('gives the highest tier another lightness if its hue equals that of the tier below', () => {
  for (const { topTier, accent } of [
    looks['dark, blue and orange'],
    looks['light, blue and orange'],
  ] as Palette[])
    expect(contrast(topTier, accent)).toBeGreaterThanOrEqual(1.5)
})

test('dims the space of the scroll bar like the page beside it', () => {
  for (const { bg0, backdrop, bg0Dimmed } of [dark, light]) {
    const opacity = Number.parseInt(backdrop.slice(7), 16) / 255
    const mixed = [1, 3, 5].map((at) => {
      const [below, above] = [bg0, backdrop].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
      return Math.round((below ?? 0) * (1 - opacity) + (above ?? 0) * opacity)
    })
    expect(`#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(
      bg0Dimmed.toLowerCase(),
    )
  }
})

/** Minimum contrast that WCAG 2 requires. */
test('keeps the letters of a logo readable on every background', () => {
  for (const background of logoHues) expect(contrast(logoLetter, background)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(unknownLogo.letter, unknownLogo.fill)).toBeGreaterThanOrEqual(4.5)
})

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
