import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Width from which the trades of all traders, or of one with the role, fit beside the orders. */
const besideFrom = {
  all: 'drift-tab (min-width: 1000px)',
  trader: 'drift-tab (min-width: 1110px)',
} as const
/** Shows trades and orders side by side if both fit. The widths have the ratio 11 : 13. */
export const feeds = styleVariants(besideFrom, (wide) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)' } },
}))

/** Container beside the market list. The layout of the trades and orders lists depends on its width. */
export const tabContainer = style({ containerType: 'inline-size', containerName: 'drift-tab', minWidth: 0 })

export const cellLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '24px',
  maxWidth: '100%',
  minHeight: '24px',
  ':hover': { color: color.link },
})
export const keyLink = style([cellLink, { color: color.muted }])
/** A time with its date. The date is above the time, so that a column needs no more width for it. Cards have space beside it. */
export const dated = style({ '@media': { [media.aboveCards]: { lineHeight: '14px' } } })
export const day = style({
  color: color.subtle,
  '@media': { [media.aboveCards]: { display: 'block', fontSize: '11px' } },
})
/** The chip has buttons beside the key, so the key must look like a link. */
export const traderPage = style([cellLink, { color: color.link, ':hover': { textDecoration: 'underline' } }])
globalStyle(`${traderPage} > *`, { color: 'inherit' })
export const orderType = style([ellipsis, { display: 'block' }])
export const plain = style({ textDecoration: 'none' })
/** Amounts of the smallest units of an asset have no longest text. */
export const amount = style([
  ellipsis,
  plain,
  { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' },
])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s8} ${space.s12}`,
  padding: `${space.s12}`,
})
export const title = style({ ...type.page, fontWeight: 600 })
/** Figures below the title, or beside it if the page is wide enough for both. */
export const figures = style({
  width: '100%',
  '@container': { 'page (min-width: 1320px)': { width: 'auto', marginLeft: 'auto' } },
})

/** Notes that explain missing or unusual market data. */
export const notes = style({
  display: 'grid',
  gap: space.s4,
  margin: 0,
  padding: `0 ${space.s12} ${space.s12}`,
  listStyle: 'none',
  ...type.table,
  color: color.warn,
})
export const marketNote = style({ display: 'flex', alignItems: 'baseline', gap: space.s6 })

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s8} ${space.s16}`,
  padding: `${space.s8} ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
  ...type.table,
})
export const stripFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s16}`,
  margin: 0,
})
export const stripFigure = style({ display: 'flex', gap: space.s6, alignItems: 'baseline' })
export const stripName = style({ color: color.subtle, ...type.micro })
export const stripValue = style({ fontWeight: 600, margin: 0, whiteSpace: 'nowrap' })
export const atEnd = style({ marginLeft: 'auto' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s8} ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
})
/** The filters in the bar. Phones have them in the sheet of each list. */
export const barFilters = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })
export const sheetFilters = style({ display: 'grid', justifyItems: 'start', gap: space.s8 })
/** The buttons have padding, so they need no gap. */
export const barEnd = style({ display: 'flex', alignItems: 'center', marginLeft: 'auto' })
/** With scripts there is no button to submit the form, and the field is narrower if the bar then has one line. */
export const minForm = style({
  display: 'flex',
  gap: space.s8,
  selectors: {
    [`:root[data-script] ${barFilters} > &`]: { flex: '1 1 96px', minWidth: '96px', maxWidth: '140px' },
  },
})
export const minField = style({ width: '140px', flexShrink: 1 })
export const minLabel = style({ color: color.subtle, flex: 'none', fontSize: '12px' })

/** The selected trader, with a link that removes the filter. */
export const trader = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  height: '32px',
  padding: `0 ${space.s4} 0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  ...type.table,
  color: color.muted,
})
export const note = style({ ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })

/** Name of a market with the mark of its venue. */
export const market = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  minWidth: 0,
  maxWidth: '100%',
})
