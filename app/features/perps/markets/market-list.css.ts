import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { name, quiet, words } from '~/shared/perps/market-name.css'
import { cellStyle, headStyle, rowLink, rowStyle, tableStyle } from '~/ui/table/table-style'
import { color, layer, media, space } from '~/ui/theme/theme.css'

/** Page width up to which the market list is a narrow strip of symbols. */
const besideStrip = 'page (max-width: 1059px)'

/** The market list is as tall as the column beside it. Its rows scroll inside. */
export const sidebar = style({
  position: 'relative',
  flex: '0 0 380px',
  minHeight: '560px',
  '@media': { [media.phone]: { display: 'none' } },
})
export const inside = style({
  position: 'absolute',
  inset: 0,
  // Changes in the market list never trigger a layout outside the list.
  contain: 'strict',
  display: 'flex',
  flexDirection: 'column',
})

export const listHead = style({ flex: 'none' })
export const search = style({ flex: 1, minWidth: 0 })
export const count = style({ height: '28px', ':hover': { color: color.text } })
export const collapse = style({})
export const expand = style({ display: 'none' })

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.bg3} transparent`,
})

export const table = style({
  ...tableStyle,
  tableLayout: 'fixed',
})
/** Widths of the columns with numbers. The column with the market takes the remaining width. */
export const column = styleVariants({
  price: { width: '66px', '@media': { [media.phone]: { width: '60px' } } },
  change: { width: '74px', '@media': { [media.phone]: { width: '56px' } } },
  volume: { width: '76px' },
})

const edges = {
  ':first-child': { paddingLeft: space.s12 },
  ':last-child': { paddingRight: space.s12 },
} as const

export const head = style({
  ...headStyle,
  padding: `0 ${space.s4}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: color.bg1,
  ...edges,
})
export const headEnd = style([head, { textAlign: 'right' }])

export const row = style({
  position: 'relative',
  ...rowStyle,
})
export const current = style({
  background: color.accentTint,
  boxShadow: `inset 2px 0 0 ${color.accent}`,
  ':hover': { background: color.accentTint },
})

export const cell = style({
  ...cellStyle,
  padding: `0 ${space.s4}`,
  whiteSpace: 'nowrap',
  ...edges,
})
export const numberCell = style([cell, { textAlign: 'right' }])

/** Makes the whole row clickable as a link. */
export const link = style({
  display: 'inline-flex',
  minWidth: 0,
  '@media': { [media.phone]: { minWidth: '56px' } },
  ...rowLink,
})
export const market = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  minWidth: 0,
  '@media': { [media.phone]: { gap: space.s4 } },
})
export const alert = style({ display: 'inline-flex', flex: 'none' })
export const alertBadge = style({ display: 'inline-flex', '@media': { [media.phone]: { display: 'none' } } })
export const alertDot = style({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  background: color.warnFill,
})
/** Dot of a badge that only phones have no space for. */
export const dotOnPhone = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
// The suffix of the market's name is hidden, because the drawer has space only for the symbol.
globalStyle(`${table} ${quiet}`, { '@media': { [media.phone]: { display: 'none' } } })

/**
 * Applies a CSS rule while the market list is a strip, either because the page is narrow or because the
 * visitor chose it.
 */
function asStrip(element: string, rule: GlobalStyleRule): void {
  globalStyle(`${sidebar}[data-width="narrow"]${element}`, rule)
  globalStyle(`${sidebar}[data-width="auto"]${element}`, { '@container': { [besideStrip]: rule } })
}
const gone = { display: 'none' } as const

asStrip('', { flexBasis: '74px' })
asStrip(` ${listHead}`, { padding: 0, justifyContent: 'center' })
for (const element of [search, count, collapse, quiet, alert, `${table} thead`, numberCell]) {
  asStrip(` ${element}`, gone)
}
for (const number of Object.values(column)) asStrip(` ${number}`, { width: 0 })
asStrip(` ${expand}`, { display: 'block' })
asStrip(` ${cell}`, { height: '48px', padding: '0 2px', textAlign: 'center' })
asStrip(` ${market}`, { flexDirection: 'column', justifyContent: 'center', gap: '1px' })
asStrip(` ${name}`, {
  flexDirection: 'column',
  gap: '3px',
  maxWidth: '68px',
  fontSize: '10px',
  letterSpacing: '-.02em',
  lineHeight: '14px',
})
asStrip(` ${words}`, { maxWidth: '100%', whiteSpace: 'nowrap', height: 'auto' })
