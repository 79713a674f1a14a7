import { createHash } from 'node:crypto'

/** What the renderer leaves for the stylesheets of a page (`components/shell/page-sheets.tsx`). */
const place = '<style data-sheets=""></style>'

const sheetLink = /<link rel="stylesheet" (href="([^"<>]+)"[^<>]*)>/g

/** What a page that is asked for with an order has open, and the stylesheet that the build has made for it (`vite.config.ts`). */
const popup = { mark: '<dialog open', sheet: '/assets/order-popup.css' }

/** A page with its stylesheets within, and the hashes by which its policy knows them. */
interface InlinedPage {
  readonly html: string
  readonly hashes: readonly string[]
}

/**
 * Puts a page's stylesheets into it: on a slow line the round trip for them is half of the wait for a first look. Their links stay, so that the router
 * finds the page that it knows and asks for none of them again, of a type that no browser fetches (Chromium 150 fetches what is `disabled`). Sheets that are no
 * files of ours stay as they are, and so do all where one is not.
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
