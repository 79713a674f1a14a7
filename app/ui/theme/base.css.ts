import { globalStyle } from '@vanilla-extract/css'
import { color, media, metric, space } from './theme.css'
import { type } from './type-scale'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  // A focused element must not be hidden by the top bar, or by a table head that is sticky below the top bar.
  scrollPaddingTop: '104px',
  '@media': { [media.phone]: { scrollPaddingBottom: '64px' } }, // Focused elements must not be hidden by the tab bar.
  background: color.bg0,
  scrollbarColor: `${color.borderStrong} ${color.bg0}`,
  // Space for the scroll bar is reserved even while a dialog blocks scrolling, so that nothing moves
  // sideways.
  scrollbarGutter: 'stable',
})
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' })
// The backdrop of a dialog doesn't cover the space that is reserved for the scroll bar. The page itself always
// covers the background of `html` elsewhere.
globalStyle('html:has(dialog[open])', { background: color.bg0Dimmed })

globalStyle('body', {
  margin: 0,
  background: color.bg0,
  color: color.text,
  fontFamily: metric.fontUi,
  ...type.body,
  fontVariantNumeric: 'tabular-nums lining-nums slashed-zero',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  // Bars and colour swatches are backgrounds, which printers omit by default.
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

// Sticky elements are useless on paper.
globalStyle('thead', { '@media': { [media.paper]: { position: 'static !important' as 'static' } } })

// In forced-colours mode, backgrounds cannot show what is selected, so an outline shows it.
globalStyle('[aria-current], [aria-pressed="true"], label:has(:checked)', {
  '@media': { '(forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
})
