import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const twoBesides = 'page (min-width: 340px) and (max-width: 899px)'
const allBesides = 'page (min-width: 900px)'

export const part = style({ display: 'grid', gap: metric.gap, gridTemplateColumns: 'minmax(0, 1fr)' })

export const head = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's12' }),
  { justifyContent: 'space-between', flexWrap: 'wrap' },
])
globalStyle(`${head} h2`, { scrollMarginTop: '72px' })
export const note = style({
  ...type.table,
  color: color.muted,
  flex: 1,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
})

export const plans = style({
  display: 'grid',
  gap: metric.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [twoBesides]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s8 },
    [allBesides]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const plan = style({
  display: 'grid',
  gap: space.s12,
  gridTemplateRows: 'auto auto 1fr auto',
  padding: space.s16,
  minWidth: 0,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  '@container': { [twoBesides]: { padding: space.s12 } },
})
export const popularPlan = style([plan, { borderColor: color.accent }])

export const name = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' }),
  { flexWrap: 'wrap', minHeight: '20px' },
])
globalStyle(`${name} h3`, { margin: 0, flex: 1, ...type.body, fontWeight: 600 })

export const price = style({ fontSize: '24px', lineHeight: '32px', fontWeight: 600, letterSpacing: '-.02em' })
export const agreed = style({
  fontSize: '20px',
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '-.02em',
})
export const per = style({ ...type.table, fontWeight: 400, color: color.muted, letterSpacing: 0 })

export const points = style([
  sprinkles({ display: 'grid', gap: 's6' }),
  { ...type.table, color: color.muted, alignContent: 'start' },
])
export const point = sprinkles({ display: 'flex', gap: 's8' })
globalStyle(`${point} svg`, { color: color.accent })
