import { globalStyle, style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const prose = style({
  display: 'grid',
  gap: space.s12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: '14px',
  lineHeight: '22px',
})
// Lines of text are limited to a readable length. Code and tables may be wider.
globalStyle(`${prose} > :where(:not(figure, div))`, { maxWidth: '760px' })

export const heading = style({
  fontSize: '16px',
  lineHeight: '24px',
  paddingTop: space.s16,
  scrollMarginTop: '72px',
})
export const list = style({
  listStyle: 'disc',
  paddingInlineStart: space.s24,
  display: 'grid',
  gap: space.s4,
})

export const code = style({
  fontFamily: metric.fontMono,
  fontSize: '.88em',
  background: color.bg2,
  borderRadius: metric.radiusChip,
  padding: `1px ${space.s4}`,
  overflowWrap: 'anywhere',
})

export const link = style({
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
})

export const figure = style({
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  overflow: 'clip',
  background: color.bg1,
})
export const caption = style({
  ...type.micro,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: `${space.s2} ${space.s4} ${space.s2} ${space.s12}`,
  color: color.muted,
  borderBottom: `1px solid ${color.hair}`,
})

export const tableFrame = style({ overflowX: 'auto' })
export const table = style({
  borderCollapse: 'collapse',
  fontSize: '13px',
  lineHeight: '20px',
  width: '100%',
})
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space.s6} ${space.s12} ${space.s6} 0`,
  borderBottom: `1px solid ${color.hair}`,
})
// The first column has names, which are hard to read if they are broken.
globalStyle(`${table} td:first-child code`, { overflowWrap: 'normal' })
globalStyle(`${table} th`, { color: color.muted, fontWeight: 500 })
