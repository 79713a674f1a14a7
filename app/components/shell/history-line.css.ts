import { style } from '@vanilla-extract/css'
import { color, media } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

/** Takes what room is left in the head's line, in two lines where one is too short; on phones as many of its own as it needs. */
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
