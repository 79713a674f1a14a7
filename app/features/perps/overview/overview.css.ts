import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { cutOff } from '~/ui/table/table-style'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'
import { heatBackgrounds } from '../markets/heat-backgrounds'
import { heatColumns, spanName } from './heat-columns'

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s8} ${space.s12}`,
  padding: `10px ${space.s12} 0`,
})

export const legends = style({
  marginInlineStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s16}`,
  // On phones, the legend is below all choices, so that the download is beside the last choice.
  '@media': { [media.phone]: { marginInlineStart: 0, order: 1, flexBasis: '100%' } },
})
/** Download of the markets, at the end of the toolbar. */
export const download = style({ display: 'inline-flex', marginInlineStart: 'auto' })
globalStyle(`${legends} + ${download}`, { '@media': { [media.aboveCards]: { marginInlineStart: 0 } } })
export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  ...type.micro,
  color: color.muted,
})
export const scale = style({ display: 'flex', borderRadius: '3px', overflow: 'hidden' })
globalStyle(`${scale} > i`, { width: '22px', height: '10px' })

/** Backgrounds of the colour steps. */
export const step = styleVariants(heatBackgrounds, (background) => ({ background }))

export const dot = style({
  display: 'inline-block',
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: color.warnFill,
})

/** Container of the heat map. The number of columns depends on its width. */
export const heatContainer = style({ containerType: 'inline-size', containerName: 'heat' })

/** Minimum width of a cell, gap between cells, and total padding of the left and right sides, pixels. */
const [cellWidth, cellGap, sides] = [104, 4, 24]

/** Container width below which the heat map has two columns, as on phones, pixels. */
const twoColumnsBelow = 480

/**
 * Applies a CSS rule for each number of columns, at the container width at which the columns fit. `auto-fill`
 * is unsuitable, because the summary must know how many cells are free in the last row.
 */
function atColumns(rule: (columns: number) => StyleRule): NonNullable<StyleRule['@container']> {
  return Object.fromEntries(
    heatColumns.map((columns) => [
      `heat (min-width: ${columns > 2 ? Math.max(twoColumnsBelow, columns * (cellWidth + cellGap) - cellGap + sides) : 0}px)`,
      rule(columns),
    ]),
  )
}

export const heat = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${cellGap}px`,
  margin: 0,
  padding: space.s12,
  listStyle: 'none',
  '@container': atColumns((columns) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` })),
})

/** Number of cells that a phone shows before the visitor expands the heat map. */
const phoneCells = 24
globalStyle(`${heat}[data-cells="first"] > li:nth-child(n+${phoneCells + 1}):not(:last-child)`, {
  '@media': { [media.phone]: { display: 'none' } },
})

export const cell = style({
  // Changes in a cell never trigger a layout outside the cell.
  contain: 'strict',
  height: '64px',
  padding: space.s8,
  borderRadius: metric.radiusChip,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: color.heatText,
  position: 'relative',
  whiteSpace: 'nowrap',
  fontSize: '13px',
  lineHeight: '16px',
  fontWeight: 600,
  transition: `filter ${metric.hover}`,
  ':hover': { filter: 'brightness(1.18)', boxShadow: `inset 0 0 0 1px ${color.accent}` },
  selectors: { ':root.light &:hover': { filter: 'brightness(.97)' } },
})
/** Symbol and venue of a cell. The venue is below the symbol if both do not fit in one line. */
export const cellName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  overflow: 'hidden',
})
globalStyle(`${cellName} abbr`, { color: 'inherit', boxShadow: 'inset 0 0 0 1px currentcolor' })
globalStyle(`${cellName} b`, { ...cutOff, minWidth: 0, fontSize: '12px', fontWeight: 600 })
export const outlier = style([dot, { position: 'absolute', right: space.s8, top: '13px' }])
globalStyle(`${cell}:has(> ${outlier}) ${cellName}`, { paddingRight: space.s12 })

/** The summary fills the rest of the last row if there is enough space, otherwise a full row. */
export const summaryCell = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container': atColumns((columns) => ({ gridColumn: `span var(${spanName(columns)})` })),
})
// A phone shows only a part of the heat map, so the summary widths for the whole heat map do not apply.
globalStyle(`${heat}[data-cells="first"] > ${summaryCell}`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
export const summary = style({
  minHeight: '64px',
  padding: `${space.s8} ${space.s12}`,
  borderRadius: metric.radiusChip,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  display: 'grid',
  alignContent: 'center',
  gap: space.s6,
  ...type.table,
  color: color.muted,
})
export const summaryWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s12}`,
})
globalStyle(`${summaryWords} b`, {
  // The count has space for two digits, so that the words after the count do not move.
  display: 'inline-block',
  minWidth: '2ch',
  textAlign: 'end',
  color: color.text,
  fontWeight: 600,
  marginInlineEnd: space.s4,
})
globalStyle(`${summaryWords} > span > span`, { marginInlineEnd: space.s12 })
export const breadth = style({ width: '100%', height: '4px', borderRadius: space.s2, overflow: 'clip' })
export const ups = style({ fill: color.buy })
export const flats = style({ fill: color.track })
export const downs = style({ fill: color.sell })

export const showAll = style({
  padding: `0 ${space.s16} ${space.s16}`,
  color: color.link,
  '@media': { [media.aboveCards]: { display: 'none' } },
})

export const tip = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space.s2} ${space.s16}`,
  margin: 0,
})
globalStyle(`${tip} dt`, { color: color.muted })
globalStyle(`${tip} dd`, { margin: 0, textAlign: 'right' })
export const tipHead = style({ display: 'block', paddingBottom: space.s4, color: color.muted })
globalStyle(`${tipHead} b`, { color: color.text })
export const sigma = style({ color: color.warn })

export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  ':empty': { display: 'none' },
})
/** Two lists are side by side if all their columns fit. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': { 'page (min-width: 1320px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
