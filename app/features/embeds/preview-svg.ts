import type { SignTone } from '~/shared/marks/sign-tone'
import { previewSize } from '~/shared/sharing/preview-kinds'
import { sparklinePath } from '~/ui/marks/sparkline-path'
import { dark } from '~/ui/theme/palettes'
import { cardAge } from './card-age'
import type { CardFrame, SummaryCard } from './summary-card'
import { fitted, svgWords } from './svg-words'

const { width, height } = previewSize
const edge = 72
const inner = width - 2 * edge
const lineBox = { width: 470, height: 250 }

const { bg0, bg1, border, text, muted, subtle, accent, warn, track } = dark

/**
 * Returns a preview image with an item's summary card. The image uses only the font that the server ships.
 */
export function previewSvg(card: SummaryCard, frame: CardFrame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter"><rect width="${width}" height="${height}" fill="${bg0}"/><rect x="24.5" y="24.5" width="${width - 49}" height="${height - 49}" rx="20" fill="${bg1}" stroke="${border}"/>${[
    bar(frame),
    names(card),
    headline(card),
    card.line === null ? '' : lineOf(card),
    progress(card),
    facts(card),
  ].join('')}</svg>`
}

/** Header of the image with the product name and the time of the data. */
function bar(frame: CardFrame): string {
  const { asOf, warnings } = cardAge(frame, true)
  const words = [...warnings, asOf].join(' · ')
  return (
    `<g transform="translate(${edge} 58) scale(1.9)" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3 4.1 15.6M12 3l7.9 12.6" stroke="${text}" stroke-width="1.6"/><path d="M2.9 15.2A15.2 15.2 0 0 0 21.1 15.2" stroke="${text}" stroke-width="2.8"/><path d="m12 3 3.7 17.2" stroke="${accent}" stroke-width="1.8"/><circle cx="15.9" cy="20.8" r="2.3" fill="${accent}"/><circle cx="12" cy="3" r="1.7" fill="${text}"/></g>` +
    svgWords(drawable(frame.productName), { x: edge + 60, y: 94, size: 34, fill: text, bold: true }) +
    svgWords(words, {
      x: width - edge,
      y: 92,
      size: 25,
      fill: warnings.length === 0 ? subtle : warn,
      atEnd: true,
    })
  )
}

function names({ title, name, caution, line }: SummaryCard): string {
  const room = line === null ? 22 : 12
  const under = [name, caution]
    .filter((part) => part !== null)
    .map(drawable)
    .join(' · ')
  return (
    svgWords(fitted(drawable(title), room), { x: edge, y: 216, size: 80, fill: text, bold: true }) +
    svgWords(fitted(under, line === null ? 56 : 30), {
      x: edge,
      y: 268,
      size: 34,
      fill: caution === null ? muted : warn,
    })
  )
}

/** Arrows as paths, because the font has no triangle glyphs. */
const arrows: Readonly<Record<SignTone, string>> = {
  buy: 'M0 0H26L13 -24Z',
  sell: 'M0 -24H26L13 0Z',
  text: '',
  muted: '',
}

function headline({ figure, change, donePercent }: SummaryCard): string {
  const y = donePercent === null ? 382 : 362
  const shown = svgWords(figure, { x: edge, y, size: 84, fill: text, bold: true })
  if (change === null) return shown
  const fill = dark[change.tone]
  const arrow = arrows[change.tone]
  const drawn = arrow === '' ? '' : `<path transform="translate(${edge} 443)" d="${arrow}" fill="${fill}"/>`
  const x = arrow === '' ? edge : edge + 40
  return `${shown}${drawn}${svgWords(`${change.text} in ${change.span}`, { x, y: 446, size: 38, fill, bold: true })}`
}

function lineOf({ line, change }: SummaryCard): string {
  const d = sparklinePath(line?.values ?? [], lineBox)
  const stroke = change === null || change.tone === 'text' ? accent : dark[change.tone]
  return `<path transform="translate(${width - edge - lineBox.width} 180)" d="${d}" fill="none" stroke="${stroke}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`
}

function progress({ donePercent }: SummaryCard): string {
  if (donePercent === null) return ''
  const done = (Math.min(100, Math.max(0, donePercent)) / 100) * inner
  return `<rect x="${edge}" y="408" width="${inner}" height="18" rx="9" fill="${track}"/><rect x="${edge}" y="408" width="${done}" height="18" rx="9" fill="${accent}"/>`
}

function facts({ facts: shown }: SummaryCard): string {
  const pitch = inner / Math.max(3, shown.length)
  return shown
    .map(
      (fact, index) =>
        svgWords(fact.label, { x: edge + index * pitch, y: 512, size: 26, fill: subtle }) +
        svgWords(drawable(fact.text), { x: edge + index * pitch, y: 558, size: 38, fill: text, bold: true }),
    )
    .join('')
}

/** Characters that texts use and that the font's Latin subset contains. */
const lettersOfFont =
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u203a\u20ac\u2122\u2212]$/u

/** Pattern of warning signs. They are removed from texts, because the font has no glyph for them. */
const signs = /⚠\s*/gu

/**
 * Replaces each character that the font lacks with `?`. If characters were removed instead, a token's name
 * could look like the name of another token.
 */
export function drawable(text: string): string {
  return [...text.replaceAll(signs, '')]
    .map((character) => (lettersOfFont.test(character) ? character : '?'))
    .join('')
}
