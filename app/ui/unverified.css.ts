import { style } from '@vanilla-extract/css'
import { media } from './theme.css'

/** In words where there is room, as a glyph with the same label where not. */
export const wideOnly = style({
  '@container': { '(max-width: 960px)': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
/** A glyph has less room around it than a word, so that names have it. */
export const glyph = style({ margin: '0 -3px' })
export const narrowOnly = style([
  glyph,
  {
    '@container': { '(min-width: 961px)': { display: 'none' } },
    '@media': { [media.phone]: { display: 'none' } },
  },
])
