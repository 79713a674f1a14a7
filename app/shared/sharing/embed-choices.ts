import { dark, light, type Palette } from '~/ui/theme/palettes'
import { choiceParam } from '~/ui/url/url-param'

export const embedThemes = ['dark', 'light'] as const
export type EmbedTheme = (typeof embedThemes)[number]
export const themeParam = choiceParam('theme', embedThemes, 'dark')

/** Colours for each theme of an embed. */
export const embedPalettes: Readonly<Record<EmbedTheme, Palette>> = { dark, light }

/** Formats of an embed. */
export const embedForms = ['html', 'svg'] as const
export type EmbedForm = (typeof embedForms)[number]

/** Size of an embed that is an image, pixels. An embed that is a page is as wide as its frame. */
export const embedSize = { width: 440, height: 172 } as const

/** Time ranges that an embed can show. */
export const cardRanges = ['24h', '7d'] as const
export type CardRange = (typeof cardRanges)[number]
export const rangeParam = choiceParam('range', cardRanges, '24h')
