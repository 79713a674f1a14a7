import { style } from '@vanilla-extract/css'

/** A glyph has less space around it than a word, so that names have more space. */
export const glyph = style({ margin: '0 -3px' })
