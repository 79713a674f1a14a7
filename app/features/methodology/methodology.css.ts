import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const beside = 'page (min-width: 880px)'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: '240px minmax(0, 84ch)' } },
})

export const contents = style({
  ...type.table,
  '@container': {
    [beside]: {
      position: 'sticky',
      top: `calc(${metric.stickyTop} + ${metric.gap})`,
      maxHeight: `calc(100vh - ${metric.stickyTop} - 2 * ${metric.gap})`,
      overflowY: 'auto',
    },
  },
})
export const group = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '28px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  fontWeight: 600,
  ':hover': { background: color.bg2 },
  '@media': { [media.phone]: { minHeight: '44px' } },
})
/**
 * Links to the sections of a group. Shown only if the table of contents is beside the text; otherwise it
 * lists only the groups.
 */
export const within = style({
  display: 'none',
  '@container': { [beside]: { display: 'block' } },
})
export const entryLink = style([
  group,
  { minHeight: '24px', fontWeight: 400, color: color.muted, paddingInlineStart: space.s16 },
])

export const groups = style({ display: 'grid', gap: metric.gap, minWidth: 0 })
export const intro = style({ ...type.control, color: color.muted, maxWidth: '84ch' })

export const entry = style({
  padding: `${space.s12} ${space.s16}`,
  borderBottom: `1px solid ${color.hair}`,
  ':last-child': { borderBottom: 0 },
  // Highlights the definition that the URL fragment names.
  ':target': { background: color.accentTint, boxShadow: `inset 2px 0 0 ${color.accent}` },
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  ...type.body,
  fontWeight: 600,
  margin: 0,
})
export const self = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  color: color.subtle,
  ':hover': { color: color.text },
})
export const words = style({ ...type.body, maxWidth: '80ch' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.s2} ${space.s12}`,
  marginTop: space.s6,
  ...type.table,
  color: color.muted,
})
