import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/sprinkles.css'
import { color, media, metric, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const feed = style({
  display: 'grid',
  ...type.table,
  '@media': {
    [media.oneColumn]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) 84px 84px 40px',
  gap: space.s8,
  alignItems: 'center',
  minHeight: '33px',
  padding: `0 ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.phone]: {
      minHeight: '40px',
      gridTemplateColumns: '48px minmax(0, 1fr) auto auto 28px',
    },
    [media.oneColumn]: {
      selectors: {
        '&:nth-child(even)': { borderLeft: `1px solid ${color.hair}` },
        '&:nth-last-child(2):nth-child(odd)': { borderBottom: 0 },
      },
    },
  },
})

export const market = sprinkles({ display: 'flex', alignItems: 'center', gap: 's6', minWidth: 0 })

export const number = style({ textAlign: 'right', whiteSpace: 'nowrap' })
