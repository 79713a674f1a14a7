import { style } from '@vanilla-extract/css'
import { media } from './theme.css'

/** In words where there is room, as a glyph with the same label where not. */
export const wideOnly = style({
  '@container': { '(max-width: 960px)': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
export const narrowOnly = style({
  '@container': { '(min-width: 961px)': { display: 'none' } },
  '@media': { [media.phone]: { display: 'none' } },
})
