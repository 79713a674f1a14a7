import { globalStyle } from '@vanilla-extract/css'
import { color, media, metric, space } from './theme.css'
import { type } from './type-scale'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // What is focused must not hide below the top bar, nor below a table's head, which sticks under it.
  scrollPaddingTop: '104px',
  '@media': { [media.phone]: { scrollPaddingBottom: '64px' } }, // nor behind the tab bar
  background: color.bg0,
  scrollbarColor: `${color.borderStrong} ${color.bg0}`,
  // Kept also while a dialog holds the page still, so that nothing moves sideways.
  scrollbarGutter: 'stable',
})
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' })

globalStyle('body', {
  margin: 0,
  background: color.bg0,
  color: color.text,
  fontFamily: metric.fontUi,
  ...type.body,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Bars and swatches are backgrounds, which printers leave out.
  '@media': { [media.paper]: { printColorAdjust: 'exact' } },
})

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('h1', { ...type.page, fontWeight: 600, letterSpacing: '-.01em' })
globalStyle('h2', { ...type.control, fontWeight: 600, letterSpacing: '-.005em' })
globalStyle('b', { fontWeight: 600 })
globalStyle('i', { fontStyle: 'normal' })
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
})
globalStyle('button:disabled', { cursor: 'default' })
globalStyle('input, select', { font: 'inherit', color: 'inherit' })
globalStyle('svg', { display: 'block', flex: 'none' })
globalStyle(':focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: space.s2,
  borderRadius: metric.radiusChip,
})

globalStyle('*, *::before, *::after', {
  '@media': { [media.still]: { animation: 'none !important', transition: 'none !important' } },
})

// Nothing on paper goes along with what is read.
globalStyle('thead', { '@media': { [media.paper]: { position: 'static !important' as 'static' } } })

// Where the reader's own colours stand for ours, a frame says what is chosen.
globalStyle('[aria-current], [aria-pressed="true"], label:has(:checked)', {
  '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
})
