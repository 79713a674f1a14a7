import { globalStyle, style } from '@vanilla-extract/css'
import { paintInTurn } from '~/ui/panel/paint-in-turn'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s12} ${space.s16}`,
  padding: `${space.s12} ${space.s16}`,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})
export const names = style({
  display: 'grid',
  gap: space.s2,
  minWidth: 0,
  flex: '1 1 240px',
  '@media': { [media.phone]: { flexBasis: 0 } },
})
export const titleRow = style({ display: 'flex', alignItems: 'center', gap: space.s4 })
export const title = style({ ...type.page, fontWeight: 600 })
export const line = style({ ...type.table, color: color.muted })
export const figures = style({ '@media': { [media.phone]: { order: 1, width: '100%' } } })
export const history = style({
  flexBasis: '100%',
  minWidth: 0,
  order: 2,
  selectors: { '&:empty': { display: 'none' } },
})

/** Container of all panels, which are in document order. Charts are side by side on wide screens. */
export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: metric.gap,
})
/** Heights on a phone of all panels except the first, pixels. */
const laterHeights = [307, 1073, 427, 407, 807, 351, 409, 665]
for (const [index, height] of laterHeights.entries()) {
  globalStyle(`${panels} > :nth-child(${index + 2})`, paintWhenNear(height))
}

const wide = 'page (min-width: 900px)'
const whole = style({ gridColumn: '1 / -1', minWidth: 0, display: 'grid' })
/** Panels with many texts below the first screen of a wide window, by their place in the document. */
const turns = {
  3: { turn: 1, height: 607 },
  4: { turn: 2, height: 752 },
  5: { turn: 3, height: 486 },
  6: { turn: 3, height: 486 },
  7: { turn: 4, height: 394 },
  9: { turn: 2, height: 752 },
}
for (const [place, turn] of Object.entries(turns)) paintInTurn(`${whole}:nth-child(${place})`, turn)

export const full = whole
export const eight = style([whole, { '@container': { [wide]: { gridColumn: 'span 8' } } }])
export const four = style([whole, { '@container': { [wide]: { gridColumn: 'span 4' } } }])

/**
 * The last panel in document order. It belongs to the large chart, so on wide screens it is beside the large
 * chart in the fourth row.
 */
export const besideChart = style([
  whole,
  { '@container': { [wide]: { gridArea: '4 / span 4 / auto / -1' } } },
])

/**
 * Three panels. They are side by side, or below each other if a title would be cut off. On phones the visitor
 * scrolls them sideways.
 */
export const three = style([
  whole,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: metric.gap,
    '@container': {
      [wide]: { '@media': { [media.aboveCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
    },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: '88%',
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
      },
    },
  },
])
/** Buttons below the three panels. On phones they scroll the panels. */
export const steps = style({
  display: 'none',
  justifyContent: 'space-between',
  '@media': { [media.phone]: { display: 'flex' } },
})
export const snap = style({ minWidth: 0, display: 'grid', scrollSnapAlign: 'start' })

export const beneath = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s16}`,
  padding: `0 ${space.s12} ${space.s12}`,
  minHeight: '28px',
})
/** The page is so wide that the headers of three charts beside each other have space for the icons of a chart. */
const wideHeads = 'page (min-width: 1140px)'
export const ways = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  marginInlineStart: 'auto',
  '@container': { [wideHeads]: { display: 'none' } },
})
export const waysInHead = style({
  display: 'none',
  // The icons have space around them, which the age of the data needs more.
  marginInlineEnd: `-${space.s8}`,
  '@container': { [wideHeads]: { display: 'inline-flex', alignItems: 'center', gap: space.s4 } },
})
export const caption = style({ ...type.micro, color: color.subtle })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  padding: `${space.s8} ${space.s12} 0`,
})

export const body = style({ display: 'grid', gap: space.s12, padding: space.s12 })
export const assumptions = style({
  ...type.micro,
  color: color.subtle,
  padding: `${space.s8} ${space.s12} ${space.s12}`,
})
export const tiers = style({
  display: 'inline-flex',
  gap: space.s12,
  ...type.micro,
  color: color.muted,
  '@media': { [media.phone]: { display: 'none' } },
})

/** Bar that shows the shares of buys and sells. */
export const split = style({
  display: 'flex',
  height: '4px',
  minWidth: '48px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: color.sell,
})
export const splitBought = style({ background: color.buy, borderRight: `2px solid ${color.bg1}` })

export const sliceList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s8} ${space.s24}`,
  padding: `0 ${space.s16} ${space.s16}`,
  ...type.table,
})
export const slice = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s8,
})
export const share = style({ color: color.muted })

export const explain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.s12} ${space.s32}`,
  padding: space.s16,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const prose = style({
  display: 'grid',
  gap: space.s8,
  maxWidth: '72ch',
  color: color.muted,
  ...type.body,
})
export const term = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s16,
  padding: `${space.s8} 0`,
  borderBottom: `1px solid ${color.hair}`,
  ...type.table,
})
export const meaning = style({ color: color.muted })

/** Minimum height of elements that visitors touch. */
export const rowLink = style({ display: 'flex', alignItems: 'center', minHeight: '24px' })
