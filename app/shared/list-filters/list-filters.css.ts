import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** Filters between a list's header and its rows. They wrap if they do not fit into one line. */
export const filters = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s6} ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
})
export const form = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const amount = style({ width: '132px' })
export const amountLabel = style({ flex: 'none', color: color.subtle, fontSize: '12px' })
