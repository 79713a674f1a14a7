import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Page widths at which two or three trades fit side by side. */
const twoLines = 'page (min-width: 640px)'
const threeLines = 'page (min-width: 1000px)'

export const feed = style({
  display: 'grid',
  // The top and left borders of the outer cells are outside of the list. They are clipped, whatever the
  // number of columns.
  overflow: 'clip',
  ...type.table,
  '@container': {
    [twoLines]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeLines]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

export const line = style({
  display: 'grid',
  // The columns have fixed widths, so that a new trade moves no text.
  gridTemplateColumns: '50px minmax(0, 1fr) 70px 66px 30px',
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
      gridTemplateColumns: '44px minmax(0, 1fr) 60px 56px 24px',
      columnGap: space.s6,
    },
  },
})

export const number = style({ textAlign: 'right', whiteSpace: 'nowrap' })
