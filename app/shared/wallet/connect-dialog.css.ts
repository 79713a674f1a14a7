import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const list = style({ display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  width: '100%',
  minHeight: '48px',
  padding: `0 ${space.s12}`,
  borderRadius: metric.radiusCard,
  background: color.bg2,
  color: color.text,
  textDecoration: 'none',
  ...type.body,
  ':hover': { background: color.bg3 },
})

export const icon = style({ width: '24px', height: '24px', borderRadius: metric.radiusControl })
/** First letter of a wallet that is not installed. Its picture would have to be loaded from its site. */
export const letter = style([
  icon,
  {
    display: 'grid',
    placeItems: 'center',
    background: color.accentTint,
    color: color.accent,
    fontWeight: 600,
  },
])
export const name = style({ flex: 1, minWidth: 0, textAlign: 'left', fontWeight: 500 })
export const note = style({ ...type.table, color: color.muted })
export const line = style({ ...type.table, color: color.muted, margin: `${space.s12} 0 0` })
