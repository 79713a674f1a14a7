import { style, styleVariants } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const trader = sprinkles({ display: 'flex', alignItems: 'center', gap: 's8', minWidth: 0 })
export const market = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's6', minWidth: 0 }),
  { minHeight: '24px' },
])

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  minHeight: '24px',
  color: color.subtle,
  ':hover': { color: color.link },
})

export const track = style({
  display: 'block',
  height: '4px',
  borderRadius: metric.radiusChip,
  background: color.track,
})
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: metric.radiusChip,
  background: color.accent,
})

const tagBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '18px',
  height: '16px',
  marginLeft: space.s8,
  borderRadius: metric.radiusChip,
  ...type.micro,
  fontWeight: 600,
})

/** Tag for the direction of a position: B for long, S for short. The letter and the colour both differ. */
export const tag = styleVariants({
  buy: [tagBase, { color: color.buy, background: color.buyTint, marginLeft: space.s8 }],
  sell: [tagBase, { color: color.sell, background: color.sellTint, marginLeft: space.s8 }],
})

export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  ...type.table,
  color: color.muted,
})

export const quiet = style({ ...type.table, color: color.muted })
