import { dark, light, type Palette } from '~/ui/palettes'
import { choiceParam } from '~/ui/url-param'

export const embedThemes = ['dark', 'light'] as const
export type EmbedTheme = (typeof embedThemes)[number]
export const themeParam = choiceParam('theme', embedThemes, 'dark')

/** The colours of each theme. */
export const embedPalettes: Readonly<Record<EmbedTheme, Palette>> = { dark, light }

/** What an embed is sent as. */
export const embedForms = ['html', 'svg'] as const
export type EmbedForm = (typeof embedForms)[number]

/** Size of an embed as a picture, px; as a page it is as wide as its frame. */
export const embedSize = { width: 440, height: 172 } as const
