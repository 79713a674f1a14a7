import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const card = style({})
globalStyle(`${card} code, ${card} pre`, { fontFamily: metric.fontMono })

/** Method, path and arrow in the first line, and the summary below the path. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: '44px',
  padding: `${space.s6} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: color.bg2 },
  ':focus-visible': { outlineOffset: '-2px' },
})

// Older versions of Safari draw a marker that the standard property does not hide.
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })

export const method = style({
  fontFamily: metric.fontMono,
  fontSize: '11px',
  lineHeight: '20px',
  fontWeight: 700,
  color: color.accent,
  background: color.accentTint,
  borderRadius: metric.radiusChip,
  padding: `0 ${space.s6}`,
})

export const path = style({ ...type.table, overflowWrap: 'anywhere', minWidth: 0 })

export const line = style({
  ...type.table,
  color: color.muted,
  gridColumn: '2 / -1',
  gridRow: 2,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const arrow = style({ gridColumn: 4, color: color.muted })
globalStyle(`details[open] > ${summary} ${arrow}`, { transform: 'rotate(180deg)' })

export const body = style({
  padding: `${space.s12} ${space.s12} 0`,
  borderBottom: `1px solid ${color.border}`,
  background: color.bg0,
  // Links to an endpoint card scroll to this element. The margin keeps the card's head and the top bar
  // visible.
  scrollMarginTop: '120px',
})

export const lead = style({ color: color.muted, paddingBottom: space.s8 })
export const heading = style({ margin: 0, padding: `${space.s4} 0`, ...type.body, fontWeight: 600 })

export const parameter = style({
  // The description takes the whole width below the name and the field.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(136px, 240px)',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  minHeight: '44px',
  padding: `${space.s6} 0`,
  borderBottom: `1px solid ${color.hair}`,
  ...type.table,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 } },
})
export const parameterName = style({ overflowWrap: 'anywhere' })
export const parameterLine = style({
  color: color.muted,
  overflowWrap: 'anywhere',
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { [media.phone]: { gridRow: 'auto' } },
})
export const required = style({ color: color.sell, paddingInlineStart: space.s2 })

const control = {
  width: '100%',
  height: '28px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  border: `1px solid ${color.borderStrong}`,
  background: color.bg0,
  color: color.text,
  fontSize: '12px',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
  '@media': { [media.phone]: { height: '44px', fontSize: '16px' } },
} as const

export const input = style({
  ...control,
  fontFamily: metric.fontMono,
  '::placeholder': { color: color.subtle, opacity: 1 },
})
export const choice = style(control)

export const actions = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' }),
  {
    flexWrap: 'wrap',
    padding: `${space.s12} 0`,
    // The call button stays visible even if the endpoint has many parameters.
    position: 'sticky',
    bottom: 0,
    background: color.bg0,
    '@media': { [media.phone]: { bottom: `calc(${metric.tabBar} + env(safe-area-inset-bottom))` } },
  },
])
export const note = style({ ...type.table, color: color.muted, marginInlineStart: 'auto' })

export const details = style({
  display: 'block',
  paddingBottom: space.s12,
  color: color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
})
