import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { name } from '~/shared/perps/market-name.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'
import { heatBackgrounds } from '../markets/heat-backgrounds'

export const quiet = style({ ...type.table, color: color.muted })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  minHeight: metric.cardHead,
  padding: `${space.s6} ${space.s12}`,
})
export const choices = style({ display: 'flex', alignItems: 'center', gap: space.s8, marginLeft: 'auto' })

/** A figure with a small line chart on the right. */
export const figureWithLine = style({ display: 'flex', justifyContent: 'space-between', gap: space.s8 })

/** The line chart is hidden if the card has space only for the figure. */
export const drawing = style({
  display: 'none',
  '@container': { 'page (min-width: 1320px)': { display: 'block' } },
})

/** On a phone, the filter is as wide as the free space beside the title. */
export const filter = style({
  display: 'flex',
  gap: space.s8,
  '@media': { [media.phone]: { width: 'min(190px, 50vw)' } },
})

/** Region of the heat map. It scrolls sideways if 24 hours do not fit. */
export const scroll = style({
  // The region must contain the absolutely positioned texts for screen readers. Otherwise they would widen
  // the page.
  position: 'relative',
  overflowX: 'auto',
  padding: `${space.s8} ${space.s12} 0`,
  minWidth: 0,
})

/** The drawing is positioned relative to this frame, so that it scrolls with the table. */
export const heatFrame = style({ position: 'relative', minWidth: '660px' })

export const heat = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: space.s2,
  ...type.micro,
})

/** The market's name stays in place while the hours scroll. */
const nameCell = style({
  position: 'sticky',
  left: 0,
  width: '103px',
  background: color.bg1,
  textAlign: 'left',
  fontWeight: 400,
  overflow: 'hidden',
})
// If all venues are shown, their names take the space of the logos.
globalStyle(`${heat}:has(abbr) ${nameCell}`, { width: '112px' })
export const heatCorner = nameCell
export const heatMarket = style([nameCell, { ...type.table, height: '24px' }])
globalStyle(`${heatMarket}:has(abbr) a > :first-child`, { display: 'none' })
globalStyle(`${heatMarket} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minHeight: '24px',
  letterSpacing: '-.02em',
})
/** The hours share the width, so that the latest one is in view beside the list of markets. */
export const heatHour = style({ color: color.subtle, fontWeight: 400, textAlign: 'center' })

const heatCellBase = style({
  height: '24px',
  padding: 0,
  borderRadius: metric.radiusChip,
  textAlign: 'center',
  letterSpacing: '-.03em',
  color: color.heatText,
  transition: `filter ${metric.hover}`,
  ':hover': { filter: 'brightness(1.18)' },
  selectors: { ':root.light &:hover': { filter: 'brightness(.97)' } },
})

/** Backgrounds of the heat map's cells by colour step. */
export const heatCell = styleVariants(heatBackgrounds, (background) => [heatCellBase, { background }])

/** Class of the table whose cells are drawn. Screen readers still read the cells. */
export const heatDrawn = style({})
globalStyle(`${heatDrawn} td`, { opacity: 0, pointerEvents: 'none' })

/** The drawing of the cells. */
export const plot = style({ position: 'absolute' })
export const plotCell = style({})
globalStyle(`${plotCell}:hover rect`, { filter: 'brightness(1.18)' })
globalStyle(`:root.light ${plotCell}:hover rect`, { filter: 'brightness(.97)' })
export const plotText = style({
  ...type.micro,
  fill: color.heatText,
  letterSpacing: '-.03em',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
})

/** Type of values that are longer than most, in cells and in their drawing. */
export const longText = style({ fontSize: '9px', letterSpacing: '-.04em' })

export const heatNote = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.s8,
  padding: `${space.s8} ${space.s12}`,
  ...type.micro,
  color: color.subtle,
})

export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  ...type.micro,
  color: color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})
export const legendSteps = style({ display: 'inline-flex' })
const legendStepBase = style({ width: '16px', height: '8px' })
export const legendStep = styleVariants(heatBackgrounds, (background) => [legendStepBase, { background }])

export const market = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  minHeight: '24px',
  verticalAlign: 'top',
  maxWidth: '100%',
})
// If all venues are shown, their names take the space of the logos, so that long symbols are not cut.
globalStyle(`${market}:has(abbr) ${name} > :first-child`, {
  '@media': { [media.aboveCards]: { display: 'none' } },
})
