import { style } from '@vanilla-extract/css'
import { color, media } from '../theme/theme.css'
import { type } from '../theme/type-scale'

/**
 * Short note beside a card's title. If space is scarce, the note shrinks before the freshness chip and the
 * title. Phones do not show it.
 */
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
