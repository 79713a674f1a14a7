import { createHash } from 'node:crypto'

/**
 * Placeholder that the renderer leaves for the stylesheets of a page (`components/shell/page-sheets.tsx`).
 */
const place = '<style data-sheets=""></style>'

const sheetLink = /<link rel="stylesheet" (href="([^"<>]+)"[^<>]*)>/g

/**
 * Marker of a page with an open order popup, and the stylesheet that the build creates for the popup
 * (`vite.config.ts`).
 */
const popup = { mark: '<dialog open', sheet: '/assets/order-popup.css' }

/** A page with inline stylesheets, and their hashes for the content security policy. */
interface InlinedPage {
  readonly html: string
  readonly hashes: readonly string[]
}

/**
 * Inlines a page's stylesheets: on a slow connection the round trip for them is half of the time to first
 * paint. The links stay, so that the router finds the page unchanged and does not request them. They get a
 * type that browsers do not fetch (Chromium 150 fetches `disabled` ones). If any stylesheet is not one of our
 * files, nothing is inlined.
 */
export function inlineSheets(html: string, textOf: (path: string) => string | undefined): InlinedPage {
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd)
  const sheets = [...head.matchAll(sheetLink)].map(([, , path = '']) => textOf(path))
  const isComplete = sheets.length > 0 && sheets.every((sheet) => sheet !== undefined)
  if (html.includes(popup.mark, headEnd)) sheets.push(textOf(popup.sheet))
  const css = sheets.join('\n')
  if (headEnd === -1 || !isComplete || !head.includes(place) || css.includes('</style'))
    return { html, hashes: [] }
  const filled = head
    .replaceAll(sheetLink, '<link rel="stylesheet" type="text/plain" $1>')
    .replace(place, () => place.replace('><', () => `>${css}<`))
  return {
    html: filled + html.slice(headEnd),
    hashes: [createHash('sha256').update(css).digest('base64')],
  }
}
