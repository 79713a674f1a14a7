import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { backLink } from '~/ui/controls/back-link'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { cellStyle, headStyle, tableStyle } from '~/ui/table/table-style'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { color, container, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  padding: `${space.s12} ${space.s16}`,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})
export const names = style({ display: 'grid', gap: space.s4, minWidth: 0 })
export const above = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const back = style(backLink)
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.s8,
  ...type.page,
  fontWeight: 600,
})
// The key of the trader, token or order is part of the title.
globalStyle(`${title} abbr`, { ...type.page, fontWeight: 600, color: color.text })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 })

/** Container of the planned spending and, beside the planned spending, the latest events. */
export const insight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  ...paintWhenNear(807),
  '@container': {
    [container.twoParts]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [container.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

export const timeline = style({})
// A phone has no width for the column of the event, and shows the event below the pair.
globalStyle(`${timeline} :is(col, th, td):nth-child(3)`, { '@media': { [media.phone]: { display: 'none' } } })

export const unpriced = style({ ...type.table, color: color.subtle, whiteSpace: 'nowrap' })
/** Container of the chart's legend and of a note about the orders that the chart leaves out. */
export const beneath = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s4} ${space.s16}`,
  padding: `0 ${space.s12} ${space.s12}`,
})

// The table of DCA orders is too wide for phones and paper, so each row becomes a card there.
const narrow = '(max-width: 768px), print'
const wide = 'screen and (min-width: 769px)'

const firstColumn = '240px'

/** Region of the table. It scrolls sideways within the card while the first column stays in place. */
export const region = style({
  overflowX: 'auto',
  // Without this padding, a focused element could be hidden behind the first column.
  scrollPaddingLeft: firstColumn,
  minWidth: 0,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    // The right edge fades while more columns lie beyond it.
    '&[data-fades]': { maskImage: 'linear-gradient(90deg, #000 calc(100% - 40px), transparent)' },
  },
  '@media': {
    [media.paper]: { overflow: 'visible', selectors: { '&[data-fades]': { maskImage: 'none' } } },
  },
})

export const table = style({
  ...tableStyle,
  // The columns have widths of their own. Together they are wider than the card.
  tableLayout: 'fixed',
})

const box = style({ padding: `0 ${space.s12}`, whiteSpace: 'nowrap', textAlign: 'left' })
const stays = {
  position: 'sticky',
  left: 0,
  zIndex: layer.sticky,
  background: color.bg1,
  borderRight: `1px solid ${color.border}`,
  maxWidth: firstColumn,
  overflow: 'hidden',
} as const

export const headCell = style([
  box,
  {
    ...headStyle,
    selectors: { '&:first-child': stays, '&[aria-sort]': { color: color.text } },
  },
])
/** Height of a card on phones, pixels. */
const cardHeight = 105
export const row = style({ ':hover': { background: color.bg2 }, ...paintWhenNear(cardHeight) })
export const cell = style([
  box,
  {
    ...cellStyle,
    '@media': {
      [wide]: {
        selectors: { '&:first-child': stays, [`${row}:hover > &:first-child`]: { background: color.bg2 } },
      },
    },
  },
])
export const end = style({ textAlign: 'right' })
export const content = style({
  '@media': {
    [narrow]: { display: 'block' },
    // The margin leaves room for the outline of a focused link.
    [wide]: { overflow: 'clip', overflowClipMargin: space.s4, textOverflow: 'ellipsis' },
  },
})

/**
 * The button that expands a card is visible only on cards on screen, at the end of the bar. Wide screens and paper always show all
 * fields.
 */
export const toggle = style({
  '@media': { [wide]: { display: 'none' }, [media.paper]: { display: 'none' } },
})
// Cards have no column headings, so each number needs its own label.
globalStyle(`${table} .${onlyPhone}.${onlyPhone}`, { '@media': { [media.paper]: { display: 'inline' } } })

// On phones each row is a card, as in other lists. The visitor can expand the card to see the remaining
// fields, one per line.
const phone = (rule: Record<string, unknown>) => ({ '@media': { [narrow]: rule } })
globalStyle(`${table}, ${table} tbody`, phone({ display: 'block', width: 'auto' }))
globalStyle(`${table} thead`, phone({ display: 'none' }))
globalStyle(
  `${table} tbody tr`,
  phone({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"name name amount" "side pace age" "bar bar toggle"',
    columnGap: space.s8,
    padding: `${space.s8} 0 ${space.s4}`,
    borderBottom: `1px solid ${color.border}`,
  }),
)
globalStyle(
  `${table} td`,
  phone({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    height: 'auto',
    minHeight: '32px',
    border: 0,
  }),
)
globalStyle(`${table} td[data-label]::before`, phone({ content: 'attr(data-label)', color: color.muted }))

const spot = (area: string, rest: Record<string, unknown> = {}) => ({
  selectors: {
    [`${table} &`]: phone({ gridArea: area, minHeight: '24px', color: color.muted, ...rest }),
  },
})
const large = { fontSize: '14px', color: color.text } as const
/** Grid areas of the card that a row becomes on a phone. */
export const phoneSpot = styleVariants({
  name: spot('name', { ...large, paddingRight: 0, overflow: 'hidden' }),
  amount: spot('amount', { ...large, fontWeight: 600, paddingLeft: 0, justifyContent: 'flex-end' }),
  side: spot('side', { paddingRight: 0 }),
  pace: spot('pace', { padding: 0, justifyContent: 'flex-start' }),
  age: spot('age', { paddingLeft: 0, justifyContent: 'flex-end' }),
  bar: spot('bar'),
})
globalStyle(`${phoneSpot.bar} > div`, phone({ flex: 1 }))
globalStyle(`${table} td:last-child`, phone({ gridArea: 'toggle', padding: 0 }))
globalStyle(`${table} tr[data-open] td:last-child svg`, { transform: 'rotate(180deg)' })
globalStyle(`:root[data-script] ${table} tr:not([data-open]) td[data-more]`, {
  '@media': { [media.phone]: { display: 'none' } },
})

// Paper shows all fields side by side. These rules have a separate media query, because they must override
// the rules of the cards.
const paper = (rule: Record<string, unknown>) => ({
  '@media': { [`${media.paper} and (min-width: 0)`]: rule },
})
globalStyle(
  `${table} tbody tr`,
  paper({
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateAreas: '"name amount side" "pace age bar"',
    breakInside: 'avoid',
  }),
)
globalStyle(`${table} td`, paper({ minHeight: '24px' }))
globalStyle(`${table} td[data-more]`, paper({ gridColumn: 'auto' }))
globalStyle(`${table} td${phoneSpot.pace}`, paper({ padding: `0 ${space.s12}` }))
globalStyle(`${table} ${toggle}`, paper({ display: 'none' }))

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  padding: `0 ${space.s8}`,
  borderRadius: '12px',
  background: color.accentTint,
  color: color.link,
  whiteSpace: 'nowrap',
  ...type.micro,
  '@media': { [narrow]: { display: 'none' } },
})
export const chooser = style({ '@media': { [narrow]: { display: 'none' } } })
