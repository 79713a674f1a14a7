import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  alignItems: 'start',
  '@container': { 'page (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 720px) minmax(300px, 1fr)' } },
})
export const column = style({ display: 'grid', gap: metric.gap, minWidth: 0 })

export const prose = style({
  display: 'grid',
  gap: space.s8,
  padding: '20px',
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})
globalStyle(`${prose} p`, { maxWidth: '84ch', color: color.muted })
globalStyle(`${prose} b`, { color: color.text })
export const lead = style({ fontSize: '14px', lineHeight: '22px' })
export const link = style({
  color: color.link,
  '@media': { [media.phone]: { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } },
  ':hover': { textDecoration: 'underline' },
})
export const quiet = style({ ...type.micro, color: color.subtle })

export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.table })
globalStyle(`${table} th`, {
  height: '32px',
  padding: `0 ${space.s12}`,
  textAlign: 'start',
  ...type.micro,
  fontWeight: 500,
  color: color.subtle,
  borderBottom: `1px solid ${color.border}`,
})
globalStyle(`${table} td`, {
  padding: `${space.s6} ${space.s12}`,
  height: metric.row,
  borderBottom: `1px solid ${color.hair}`,
})
globalStyle(`${table} tr:last-child > td`, { borderBottom: 0 })
// The age column has a fixed width. Otherwise a longer age would shift the other columns.
globalStyle(`${table} td:last-child > span`, {
  width: '132px',
  '@media': { [media.phone]: { width: '108px' } },
})
export const feedName = style({ display: 'grid' })
export const programs = style({ display: 'grid', gap: space.s2 })
/** A program id, shown in full if there is enough space, otherwise shortened. */
export const program = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })
export const wholeKey = style({
  fontFamily: metric.fontMono,
  fontSize: '11px',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'none' } },
})
export const shortKeyOnPhone = style({
  whiteSpace: 'nowrap',
  '@media': { [media.aboveCards]: { display: 'none' } },
})

export const claim = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderBottom: `1px solid ${color.hair}`,
  ':last-child': { borderBottom: 0 },
})
export const half = style({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  padding: `10px ${space.s12}`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.hair}` } },
})
export const figure = style({ ...type.brand, fontWeight: 600 })

export const facts = style({ padding: `0 ${space.s12}`, ...type.table })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '32px',
  borderBottom: `1px solid ${color.hair}`,
  ':last-child': { borderBottom: 0 },
})
export const factName = style({ color: color.muted })
export const factWords = style({ textAlign: 'end' })

export const way = style({
  display: 'grid',
  gridTemplateColumns: '16px 76px minmax(0, 1fr) 16px',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '44px',
  padding: `0 ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
  ':last-child': { borderBottom: 0 },
})
export const wayLink = style([way, { ':hover': { background: color.bg2 } }])
export const wayWords = style({ ...type.table, color: color.muted, overflowWrap: 'anywhere' })
export const words = style({ padding: space.s12, maxWidth: '84ch', color: color.muted })
