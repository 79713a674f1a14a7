import { style } from '@vanilla-extract/css'
import { media } from '~/ui/theme/theme.css'

/** The mark is a word if there is space, otherwise a glyph with the same label. */
export const wideOnly = style({
  '@container': { '(max-width: 960px)': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
/** A glyph has less space around it than a word, so that names have more space. */
export const glyph = style({ margin: '0 -3px' })
export const narrowOnly = style([
  glyph,
  {
    '@container': { '(min-width: 961px)': { display: 'none' } },
    '@media': { [media.phone]: { display: 'none' } },
  },
])
