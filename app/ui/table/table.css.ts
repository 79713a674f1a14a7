import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { startsAtEnd } from '../theme/text-style.css'
import { color, layer, media, metric, space } from '../theme/theme.css'
import { glyphType } from '../theme/type-scale'
import { cellStyle, cutOff, headStyle, rowStyle, tableStyle } from './table-style'

/** Table widths, by rank. In a table of at most this width, the columns of the rank are hidden. */
const leastWidth = {
  first: '(max-width: 600px)',
  second: '(max-width: 680px)',
  third: '(max-width: 740px)',
  fourth: '(max-width: 860px)',
  fifth: '(max-width: 1000px)',
  sixth: '(max-width: 1140px)',
} as const

export const region = style({ containerType: 'inline-size', minWidth: 0 })

export const table = style({
  ...tableStyle,
  tableLayout: 'fixed',
  '@media': { [media.phone]: { display: 'block' } },
})

globalStyle(`${table} tbody`, { '@media': { [media.phone]: { display: 'block' } } })

/**
 * Table width from which spare width is divided among all columns. In a narrower table, one column takes all
 * of it.
 */
const wideContainer = '(min-width: 800px)'

export const column = style({
  width: 'var(--column-width)',
  '@container': { [wideContainer]: { width: 'var(--column-share)' } },
})

/** The whole head is sticky, not each of its cells, so that the browser needs only one layer. */
export const head = style({
  position: 'sticky',
  top: metric.stickyTop,
  zIndex: layer.sticky,
  '@media': { [media.phone]: { display: 'none' } },
})

const edges = {
  ':first-child': { paddingLeft: space.s12 },
  ':last-child': { paddingRight: space.s12 },
} as const

export const headCell = style({
  ...headStyle,
  padding: `0 ${space.s8}`,
  textAlign: 'left',
  ...cutOff,
  background: color.bg1,
  selectors: { '&[aria-sort]': { color: color.text } },
  ...edges,
})

/**
 * The label of a column beside its sort mark. The label is a link, or plain text if the current view cannot
 * be sorted by the column.
 */
export const sortLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  height: '24px',
  selectors: { 'a&:hover': { color: color.text } },
})

/**
 * The sort mark is to the left of a right-aligned label, so that the right edge of the label is aligned with
 * the numbers.
 */
export const sortLabelEnd = style([sortLabel, { flexDirection: 'row-reverse' }])

export const sortMark = style({ ...glyphType, color: color.accent })

/**
 * Sort mark of a column by which the table is not sorted. Its shape differs from that of the sorted column,
 * and it is visible only on hover or focus.
 */
export const sortMarkIdle = style({
  ...glyphType,
  color: color.subtle,
  opacity: 0,
  selectors: { [`a${sortLabel}:hover &, ${sortLabel}:focus-visible &`]: { opacity: 1 } },
})

export const row = style({
  breakInside: 'avoid',
  ...rowStyle,
  selectors: {
    '&:focus-within': { background: color.bg2 },
    // A click anywhere in the row follows its link.
    '&:has([data-row-link])': { cursor: 'pointer' },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name name name amount amount" "first second . third fourth" "bar bar bar bar bar"',
      gap: `${space.s4} ${space.s8}`,
      alignItems: 'center',
      padding: `10px ${space.s12}`,
      minHeight: '64px',
      borderBottom: `1px solid ${color.hair}`,
    },
  },
})

/**
 * On large screens, content that may be too long cuts itself off, not its cell: a browser keeps a layer for each cell
 * that is cut off, and walks through all of them in each frame.
 */
export const cell = style({
  ...cellStyle,
  padding: `0 ${space.s8}`,
  whiteSpace: 'nowrap',
  selectors: {
    [`${row}:last-child > &`]: { borderBottom: 0 },
  },
  '@media': {
    // `overflow` must not clip touch areas that extend beyond the cell.
    [media.phone]: {
      height: 'auto',
      borderBottom: 0,
      color: color.muted,
      minWidth: 0,
      overflow: 'clip visible',
      textOverflow: 'ellipsis',
    },
    [media.paper]: cutOff,
  },
  ...edges,
})
globalStyle(`${row} > ${cell}`, { '@media': { [media.phone]: { padding: 0 } } })

export const alignEnd = style({ textAlign: 'right' })

globalStyle(`${alignEnd} :is(abbr, time)`, startsAtEnd)

export const rank = styleVariants(leastWidth, (narrow) => ({
  '@container': { [narrow]: { '@media': { [media.aboveCards]: { display: 'none' } } } },
}))

/** Gives a cell the padding of a last column if all columns to its right are hidden. */
export const lastWithout = styleVariants(leastWidth, (narrow) => ({
  '@container': { [narrow]: { '@media': { [media.aboveCards]: { paddingRight: space.s12 } } } },
}))

const large = { fontSize: '14px', lineHeight: '20px', color: color.text } as const

/** Grid position of a cell in the card that a row becomes on a phone. */
export const phoneSpot = styleVariants({
  name: { '@media': { [media.phone]: { gridArea: 'name', ...large } } },
  amount: {
    '@media': { [media.phone]: { gridArea: 'amount', ...large, fontWeight: 600, textAlign: 'right' } },
  },
  first: { '@media': { [media.phone]: { gridArea: 'first' } } },
  second: { '@media': { [media.phone]: { gridArea: 'second' } } },
  /** Between `second` and `third`. It is never cut off; its neighbours are. */
  middle: {
    '@media': {
      [media.phone]: { gridRow: 2, gridColumn: 3, minWidth: 'max-content', textAlign: 'left' },
    },
  },
  third: { '@media': { [media.phone]: { gridArea: 'third' } } },
  fourth: { '@media': { [media.phone]: { gridArea: 'fourth' } } },
  bar: { '@media': { [media.phone]: { gridArea: 'bar' } } },
  // In a card with an action, the action is at the right end of the two lower lines.
  lower: { '@media': { [media.phone]: { gridRow: 3, gridColumn: '1 / 4', textAlign: 'left' } } },
  action: { '@media': { [media.phone]: { gridRow: '2 / 4', gridColumn: '4 / 6', width: '120px' } } },
  // A fourth line below a card with an action.
  foot: { '@media': { [media.phone]: { gridRow: 4, gridColumn: '1 / 4', textAlign: 'left' } } },
  footEnd: { '@media': { [media.phone]: { gridRow: 4, gridColumn: '4 / 6', textAlign: 'right' } } },
  none: { '@media': { [media.phone]: { display: 'none' } } },
})

// The flash is a separate layer behind the cells that fades out. The compositor can animate the opacity of a
// layer alone, while a fading row background would be repainted in every frame. The layer belongs to the
// first cell, because a pseudo-element of the row would become a cell and take up a column. Each animation
// exists under two names, because switching between the names restarts the flash.
const fades = [0, 1].map(() => keyframes({ from: { opacity: 1 } }))
const flashes = (tint: string) =>
  fades.map((fade) => {
    const flashing = style({ position: 'relative', isolation: 'isolate' })
    globalStyle(`${flashing} > :first-child::after`, {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      opacity: 0,
      background: tint,
      animation: `${fade} ${metric.flash} ${metric.ease}`,
    })
    return flashing
  })

/**
 * Tint of a changed row, for buys and for sells. There are two classes for each, and alternating between them
 * restarts the flash.
 */
export const flash = { buy: flashes(color.buyTint), sell: flashes(color.sellTint) }
