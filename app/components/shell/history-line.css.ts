import { style } from '@vanilla-extract/css'
import { color, media } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

/** Takes what room is left in the head's line and no more; on phones as many lines of its own as it needs. */
export const line = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
  ...type.table,
  '@media': { [media.phone]: { flexBasis: '100%', whiteSpace: 'normal' } },
})
