import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

/** Takes what room is left in the head's line and no more. */
export const line = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
  ...type.table,
})
