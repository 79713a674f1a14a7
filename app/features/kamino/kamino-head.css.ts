import { globalStyle, style } from '@vanilla-extract/css'
import { backLink } from '~/ui/controls/back-link'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s12} ${space.s24}`,
  padding: `${space.s12} ${space.s16}`,
  minHeight: '68px',
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  '@media': { [media.phone]: { columnGap: space.s12 } },
})
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  // The button in the title row already has padding, so phones need no gap.
  '@media': { [media.phone]: { gap: 0 } },
})
export const line = style({ ...type.table, color: color.muted })
export const back = style(backLink)
export const figures = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, width: '100%', order: 1 } },
})

/**
 * Title and description of the page. The description wraps if there is little space. On phones the link to
 * the venue is beside the title and the description.
 */
export const about = style({ minWidth: 0, '@media': { [media.phone]: { flex: 1 } } })
globalStyle(`${about} > p`, { whiteSpace: 'normal' })
