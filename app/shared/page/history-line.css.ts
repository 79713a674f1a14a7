import { style } from '@vanilla-extract/css'
import { color, media } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/**
 * The line takes the remaining width of the page header and wraps to two lines if necessary. On phones it is
 * on separate lines.
 */
export const line = style({
  flex: '1 1 0',
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.muted,
  ...type.table,
  '@media': { [media.phone]: { flexBasis: '100%', display: 'block' } },
})
