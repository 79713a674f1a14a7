import { escapeXml } from '~/lib/text/escape-xml'
import { signMarks } from '~/shared/marks/sign-tone'
import { embedSize } from '~/shared/sharing/embed-choices'
import { sparklinePath } from '~/ui/marks/sparkline-path'
import type { Palette } from '~/ui/theme/palettes'
import { type CardAge, cardAge } from './card-age'
import { cardWords } from './card-words'
import type { CardFrame, CardRefusal, SummaryCard } from './summary-card'
import { fitted, svgWords } from './svg-words'

const { width, height } = embedSize
const edge = 16
const lineBox = { width: 180, height: 44 }
const factPitch = 138

/** Returns an embed as a self-contained SVG that can be shown in an `<img>`. */
export function embedSvg(card: SummaryCard, frame: CardFrame, palette: Palette): string {
  const age = cardAge(frame)
  return svgDocument(
    cardWords(card, age),
    palette,
    [head(card, palette), lineOf(card, palette), facts(card, palette), foot(frame, age, palette)].join(''),
  )
}

/** Returns an SVG of the same size as an embed that explains why the embed cannot be shown. */
export function refusalSvg({ title, line }: CardRefusal, palette: Palette): string {
  const [first, second] = halves(line)
  return svgDocument(
    `${title}. ${line}`,
    palette,
    svgWords(title, { x: edge, y: 66, size: 20, fill: palette.text, bold: true }) +
      svgWords(first, { x: edge, y: 94, size: 13, fill: palette.muted }) +
      svgWords(second, { x: edge, y: 113, size: 13, fill: palette.muted }),
  )
}

function svgDocument(words: string, { bg1, border }: Palette, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"><title>${escapeXml(words)}</title><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="${bg1}" stroke="${border}"/>${content}</svg>`
}

function head({ title, name, caution, figure, change }: SummaryCard, palette: Palette): string {
  const { text, muted, warn } = palette
  const shownTitle = fitted(title, 16)
  // Estimate of the text width: a letter is about 0.6 times as wide as the font size.
  const nameAt = edge + [...shownTitle].length * 11.2 + 10
  return [
    svgWords(shownTitle, { x: edge, y: 30, size: 17, fill: text, bold: true }),
    name === null ? '' : svgWords(fitted(name, 24), { x: nameAt, y: 30, size: 13, fill: muted }),
    caution === null
      ? ''
      : svgWords(caution, { x: width - edge, y: 30, size: 12, fill: warn, bold: true, atEnd: true }),
    svgWords(figure, { x: edge, y: 68, size: 28, fill: text, bold: true }),
    change === null
      ? ''
      : svgWords(`${signMarks[change.tone]} ${change.text}`.trimStart(), {
          x: edge,
          y: 91,
          size: 14,
          fill: palette[change.tone],
          bold: true,
        }) + svgWords(change.span, { x: edge + 92, y: 91, size: 12, fill: muted }),
  ].join('')
}

function lineOf({ line, change }: SummaryCard, palette: Palette): string {
  if (line === null) return ''
  const { accent, subtle } = palette
  const stroke = change === null || change.tone === 'text' ? accent : palette[change.tone]
  const left = width - edge - lineBox.width
  const label = svgWords(line.label, { x: left, y: 50, size: 10, fill: subtle })
  return `${label}<path transform="translate(${left} 55)" d="${sparklinePath(line.values, lineBox)}" fill="none" stroke="${stroke}" stroke-width="1.8" stroke-linejoin="round"/>`
}

function facts({ facts: shown }: SummaryCard, { text, subtle }: Palette): string {
  return shown
    .map(
      (fact, index) =>
        svgWords(fact.label, { x: edge + index * factPitch, y: 117, size: 11, fill: subtle }) +
        svgWords(fact.text, { x: edge + index * factPitch, y: 134, size: 13, fill: text }),
    )
    .join('')
}

function foot({ productName }: CardFrame, { asOf, warnings }: CardAge, palette: Palette): string {
  const words = [asOf, ...warnings].join(' · ')
  return (
    `<path d="M${edge} 144.5H${width - edge}" stroke="${palette.border}"/>` +
    svgWords(words, {
      x: edge,
      y: 161,
      size: 11,
      fill: warnings.length === 0 ? palette.subtle : palette.warn,
    }) +
    svgWords(productName, { x: width - edge, y: 161, size: 11, fill: palette.muted, bold: true, atEnd: true })
  )
}

/** Splits a sentence into two lines at a space. */
function halves(sentence: string): readonly [string, string] {
  const words = sentence.split(' ')
  const middle = Math.ceil(words.length / 2)
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')]
}
