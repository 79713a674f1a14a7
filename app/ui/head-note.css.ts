import { style } from '@vanilla-extract/css'
import { color, media } from './theme.css'
import { type } from './type-scale'

/** Short note beside a card's title. It shrinks before the chip and the title do, and is hidden on phones. */
export const headNote = style({
  ...type.table,
  color: color.subtle,
  flexShrink: 1e8,
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { display: 'none' } },
})
