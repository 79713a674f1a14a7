import { isoTime } from '~/domain/format/format-time'
import { escapeXml } from '~/lib/text/escape-xml'
import { type SignTone, signMarks } from '~/shared/marks/sign-tone'
import type { EmbedTheme } from '~/shared/sharing/embed-choices'
import { sparklinePath } from '~/ui/marks/sparkline-path'
import { type CardAge, cardAge } from './card-age'
import { cardText } from './card-text'
import { cardWords } from './card-words'
import { embedStyle } from './embed-style'
import type { CardChange, CardFrame, CardLine, CardRefusal, SummaryCard } from './summary-card'

const lineBox = { width: 180, height: 44 }

/**
 * Returns an embed as an HTML page without scripts. The whole card is a link that opens the page with details
 * in a new tab.
 */
export function embedHtml(card: SummaryCard, frame: CardFrame, theme: EmbedTheme): string {
  const age = cardAge(frame)
  const { caution, figure, change, line, facts, path } = card
  const content = [
    `<a class="card" href="${escapeXml(frame.publicUrl + path)}" target="_blank" rel="noopener">`,
    headOf(card),
    `<div class="price"><div><p class="figure">${escapeXml(figure)}</p>${changeOf(change)}</div>${lineOf(line, change)}</div>`,
    `<dl>${facts.map(({ label, text }) => `<div><dt>${escapeXml(label)}</dt><dd>${escapeXml(text)}</dd></div>`).join('')}</dl>`,
    footOf(frame, age),
    '</a>',
  ].join('')
  const canonical = `<link rel="canonical" href="${escapeXml(frame.publicUrl + path)}">`
  const title = caution === null ? card.title : `${card.title} ${caution}`
  return htmlDocument(`${title} · ${frame.productName}`, theme, canonical, content, cardWords(card, age))
}

/** Returns an HTML page that explains why the embed cannot be shown. */
export function refusalHtml({ title, line }: CardRefusal, frame: CardFrame, theme: EmbedTheme): string {
  const content = `<div class="card"><h1>${escapeXml(title)}</h1><p class="span">${escapeXml(line)}</p><footer><a class="more" href="${escapeXml(frame.publicUrl)}/" target="_blank" rel="noopener">${escapeXml(cardText.moreOn(frame.productName))}</a></footer></div>`
  return htmlDocument(`${title} · ${frame.productName}`, theme, '', content, line)
}

function htmlDocument(
  title: string,
  theme: EmbedTheme,
  links: string,
  content: string,
  words: string,
): string {
  return `<!DOCTYPE html><html lang="en" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeXml(title)}</title><meta name="description" content="${escapeXml(words)}">${links}<style>${embedStyle}</style></head><body><main>${content}</main></body></html>`
}

function headOf({ title, name, caution, logoPath }: SummaryCard): string {
  const logo = logoPath === null ? '' : `<img src="${escapeXml(logoPath)}" alt="" width="24" height="24">`
  const named = name === null ? '' : `<bdi class="name" translate="no">${escapeXml(name)}</bdi>`
  const warned = caution === null ? '' : `<span class="caution">${escapeXml(caution)}</span>`
  return `<div class="head">${logo}<h1><bdi translate="no">${escapeXml(title)}</bdi></h1>${named}${warned}</div>`
}

const classes: Readonly<Record<SignTone, string>> = {
  buy: ' class="up"',
  sell: ' class="down"',
  text: '',
  muted: '',
}

function changeOf(change: CardChange | null): string {
  if (change === null) return ''
  const { text, tone, span } = change
  const mark = signMarks[tone]
  const arrow = mark === '' ? '' : `<span aria-hidden="true">${mark}</span> `
  return `<p><span${classes[tone]}>${arrow}${escapeXml(text)}</span> <span class="span">${escapeXml(span)}</span></p>`
}

function lineOf(line: CardLine | null, change: CardChange | null): string {
  if (line === null) return ''
  const tone = change === null ? '' : classes[change.tone]
  const label = escapeXml(line.label)
  return `<figure><figcaption>${label}</figcaption><svg${tone} viewBox="0 0 ${lineBox.width} ${lineBox.height}" preserveAspectRatio="none" role="img" aria-label="${label}"><path d="${sparklinePath(line.values, lineBox)}"/></svg></figure>`
}

function footOf({ meta, productName }: CardFrame, { asOf, warnings }: CardAge): string {
  const time =
    meta.dataTime === null
      ? `<span>${escapeXml(asOf)}</span>`
      : `<time datetime="${isoTime(meta.dataTime)}">${escapeXml(asOf)}</time>`
  const warned = warnings.map((warning) => `<span class="warn">${escapeXml(warning)}</span>`).join('')
  return `<footer>${time}${warned}<span class="more">${escapeXml(cardText.moreOn(productName))}</span></footer>`
}
