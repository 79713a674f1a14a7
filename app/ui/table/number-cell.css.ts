import { style } from '@vanilla-extract/css'
import { color, media } from '../theme/theme.css'

export const number = style({ textDecoration: 'none' })

/** The suffix has the same width even if it is empty, so that the decimal points of a column line up. */
export const suffix = style({
  display: 'inline-block',
  width: '1em',
  textAlign: 'left',
  color: color.muted,
  paddingLeft: '1px',
  '@media': { [media.phone]: { width: 'auto', color: 'inherit' } },
})
