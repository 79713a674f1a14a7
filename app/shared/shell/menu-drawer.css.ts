import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const head = style({
  flex: 'none',
  height: metric.topBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${space.s4} 0 ${space.s12}`,
})

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  padding: `${space.s4} ${space.s12} ${space.s12}`,
})

export const search = style({
  flex: 'none',
  height: '44px',
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  padding: `0 ${space.s12}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: metric.radiusControl,
  background: color.bg0,
  color: color.subtle,
})

export const switches = style({
  display: 'grid',
  gap: space.s4,
  paddingTop: space.s8,
  borderTop: `1px solid ${color.border}`,
})

export const foot = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  paddingTop: space.s8,
  borderTop: `1px solid ${color.border}`,
  color: color.muted,
  ...type.table,
})

export const footLink = style({
  minWidth: '44px',
  minHeight: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusControl,
})
