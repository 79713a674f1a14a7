import { createHash } from 'node:crypto'

/**
 * Placeholder for the stylesheets of a page, written by the renderer (`shared/shell/page-sheets.tsx`).
 */
const place = '<style data-sheets=""></style>'

const sheetLink = /<link rel="stylesheet" (href="([^"<>]+)"[^<>]*)>/g

/**
 * Marker of a page with an open order popup, and the stylesheet for this popup, which the build creates
 * (`scripts/vite/bundle-files.ts`).
 */
const popup = { mark: '<dialog open', sheet: '/assets/order-popup.css' }

/**
 * A page with inline stylesheets. The hashes of the stylesheets are needed for the content security policy.
 */
interface InlinedPage {
  readonly html: string
  readonly hashes: readonly string[]
}

/**
 * Inlines the stylesheets of a page, because on a slow connection loading them takes half of the time to
 * first paint. The `<link>` elements stay, so that the router finds the page unchanged and does not request
 * the stylesheets. These links get a type that browsers do not fetch (Chromium 150 fetches links that are
 * only `disabled`). If any stylesheet is not one of our files, nothing is inlined. `html` has one character per byte
 * (Latin-1), as has the result.
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
  const cssBytes = Buffer.from(css)
  const filled = head
    .replaceAll(sheetLink, '<link rel="stylesheet" type="text/plain" $1>')
    .replace(place, () => place.replace('><', () => `>${cssBytes.toString('latin1')}<`))
  return {
    html: filled + html.slice(headEnd),
    hashes: [createHash('sha256').update(cssBytes).digest('base64')],
  }
}
