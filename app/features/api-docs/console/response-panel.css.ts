import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const row = sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' })

export const empty = style({ ...type.table, color: color.muted, padding: space.s12 })
export const note = style({ ...type.table, color: color.muted, whiteSpace: 'nowrap' })

export const url = style([
  row,
  { padding: `${space.s8} ${space.s12}`, borderBottom: `1px solid ${color.hair}` },
])
export const urlText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.muted,
  fontFamily: metric.fontMono,
  fontSize: '12px',
})

export const views = style({
  padding: `${space.s6} ${space.s8}`,
  borderBottom: `1px solid ${color.hair}`,
  overflowX: 'auto',
})

export const failure = style({
  padding: space.s12,
  color: color.danger,
  fontFamily: metric.fontMono,
  fontSize: '12px',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  maxHeight: '240px',
  overflow: 'auto',
})

export const quota = style([
  row,
  {
    ...type.table,
    minHeight: '36px',
    padding: `0 ${space.s12}`,
    borderTop: `1px solid ${color.hair}`,
    color: color.muted,
    whiteSpace: 'nowrap',
  },
])
export const meter = style({
  flex: 1,
  minWidth: '48px',
  height: '4px',
  appearance: 'none',
  border: 0,
  borderRadius: '2px',
  background: color.track,
  '::-webkit-meter-bar': { background: color.track, border: 0, borderRadius: '2px', height: '4px' },
  '::-webkit-meter-optimum-value': { background: color.accent, borderRadius: '2px' },
})

globalStyle(`${meter}::-moz-meter-bar`, { background: color.accent, borderRadius: '2px' })

export const facts = style({ padding: `0 ${space.s12}`, ...type.table })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.s12,
  minHeight: '32px',
  padding: `${space.s4} 0`,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.hair}` } },
})
export const factName = style({ color: color.muted, whiteSpace: 'nowrap', fontFamily: metric.fontMono })
export const factValue = style({ textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 })
