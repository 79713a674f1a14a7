import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'

export const card = style({
  width: '100%',
  maxWidth: '480px',
  margin: `${space.s48} auto`,
  padding: `${space.s32} ${space.s24}`,
  display: 'grid',
  justifyItems: 'center',
  gap: space.s12,
  textAlign: 'center',
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  '@media': { [media.phone]: { margin: `${space.s24} auto` } },
})

export const line = style({ color: color.muted })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s8,
  paddingTop: space.s4,
})
