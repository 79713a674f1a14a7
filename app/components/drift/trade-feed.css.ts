import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/sprinkles.css'
import { color, media, metric, room, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const feed = style({
  display: 'grid',
  // The lines above and left of the outer ones lie outside and are cut off, whatever the number of columns.
  overflow: 'clip',
  ...type.table,
  '@container': {
    [room.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [room.wideColumn]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto 72px 32px',
  gap: space.s8,
  alignItems: 'center',
  minHeight: '33px',
  padding: `0 ${space.s12}`,
  boxShadow: `0 -1px 0 ${color.hair}, -1px 0 0 ${color.hair}`,
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
  '@media': {
    [media.phone]: {
      minHeight: '40px',
      gridTemplateColumns: '48px minmax(0, 1fr) auto auto 28px',
    },
  },
})

export const market = sprinkles({ display: 'flex', alignItems: 'center', gap: 's6', minWidth: 0 })

export const number = style({ textAlign: 'right', whiteSpace: 'nowrap' })
