import { globalStyle, style } from '@vanilla-extract/css'
import { progress, track as progressTrack } from '~/ui/marks/progress.css'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Width of the page below which the figures need the space of the last one. */
const narrowHead = 'page (max-width: 1000px)'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
/** On phones, this part is a separate row below the name and the price. */
const ownRow = { [media.phone]: { gridColumn: '1 / -1' } }

/** The names wrap before the figures and buttons beside them move to a line of their own. */
export const names = style({
  display: 'grid',
  gap: space.s2,
  flex: '1 1 150px',
  minWidth: 0,
  '@media': { [media.phone]: { display: 'contents' } },
})
export const titleRow = style({ display: 'flex', alignItems: 'center', gap: space.s4, minWidth: 0 })
globalStyle(`${titleRow} > button`, { flex: 'none' })
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space.s8,
  // Break long words, because a name can be a single long word.
  overflowWrap: 'anywhere',
  ...type.page,
  fontWeight: 600,
})
export const name = style({ ...type.table, color: color.muted, fontWeight: 400 })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  // The whole line fits beside the figures of a page of 1024 px.
  gap: space.s2,
  flexWrap: 'wrap',
  '@media': ownRow,
})
export const cost = style({ '@media': { [media.phone]: { gridArea: '1 / 3', textAlign: 'right' } } })
export const price = style({ ...type.page, fontWeight: 600 })
export const noPrice = style({ ...type.page, color: color.subtle })
export const why = style({ ...type.table })
export const change = style({ ...type.table, whiteSpace: 'nowrap' })
export const stats = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0, gridColumn: '1 / -1' } },
})
// Less padding than elsewhere, so that all figures fit into one row even beside a wide sidebar.
globalStyle(`${stats} dl > div:not(:first-child)`, {
  '@media': { [media.aboveCards]: { paddingLeft: space.s12 } },
})
globalStyle(`${stats} dl > div:not(:last-child)`, {
  '@media': { [media.aboveCards]: { paddingRight: space.s12 } },
})
globalStyle(`${stats} dl > div:last-child`, { '@media': { [media.aboveCards]: { paddingRight: 0 } } })
// On narrower pages the last figure is left out, so that the others stay in one row with the buttons.
globalStyle(`${stats} dl > div:last-child`, {
  '@container': { [narrowHead]: { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
export const trade = style({ display: 'flex', gap: space.s8, flexWrap: 'wrap', '@media': ownRow })
globalStyle(`${trade} > *`, { '@media': { [media.phone]: { flex: 1 } } })
// In a table, a buy button fills its column. In this header, it is as wide as its text and as tall as the
// buttons beside it.
globalStyle(`${trade} > a, ${trade} > span`, {
  width: 'auto',
  height: 'auto',
  minHeight: '32px',
  '@media': { [media.phone]: { minHeight: '44px' } },
})
export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(540px, 100%), 1fr))',
  gap: metric.gap,
  // Limit orders have more columns than the upcoming executions beside them.
  '@container': { 'page (min-width: 1140px)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
})
globalStyle(`${tables} > *`, paintWhenNear(860))
// Hide the progress bar in narrow tables, so that only the percentage is shown.
globalStyle(`${tables} ${progressTrack}`, {
  '@container': { '(max-width: 799px)': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
globalStyle(`${tables} ${progress}`, { justifyContent: 'flex-end' })

/** DCA orders have more columns, so their table has the whole width. */
export const wholeRow = style({ gridColumn: '1 / -1', minWidth: 0 })

/** Links to pages about the same token, in a row of their own. */
export const related = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s4,
  // Aligns the texts of the links with the logo above.
  marginInlineStart: `calc(-1 * ${space.s8})`,
  marginBlock: `calc(-1 * ${space.s4})`,
  '@media': ownRow,
})

/** Separate row for the text about the history. The row is hidden while it has no text. */
export const history = style({
  flexBasis: '100%',
  '@media': ownRow,
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`${history} > p`, { whiteSpace: 'normal' })
