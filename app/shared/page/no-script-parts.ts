import { renderToStaticMarkup } from 'react-dom/server'
import type { ConstantContent } from './no-script-context'

/** HTML of each content that has been rendered. */
const rendered = new WeakMap<object, Buffer>()

const place = { begin: '<noscript data-part="', end: '"></noscript>' } as const
const [opening, closing] = [Buffer.from('<noscript>'), Buffer.from('</noscript>')]

/**
 * Collects the constant contents of one page, and writes them into their places. Rendering them with each page would
 * take most of the time of the API reference. Text in a page cannot contain a place, because React escapes it.
 */
export function createNoScriptParts() {
  const parts: Buffer[] = []
  return {
    add({ of, idPrefix, children }: ConstantContent): number {
      const known = rendered.get(of)
      const html = known ?? Buffer.from(renderToStaticMarkup(children(), { identifierPrefix: idPrefix }))
      if (known === undefined) rendered.set(of, html)
      return parts.push(html) - 1
    },
    /** Returns the page with the contents in their places. The page is not decoded, because it can be large. */
    fillIn(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
      const pieces: Buffer[] = []
      let done = 0
      for (let at = page.indexOf(place.begin); at !== -1; at = page.indexOf(place.begin, done)) {
        const numberAt = at + place.begin.length
        const end = page.indexOf(place.end, numberAt)
        if (end === -1) break
        const part = parts[Number(page.toString('latin1', numberAt, end))] ?? Buffer.of()
        pieces.push(page.subarray(done, at), opening, part, closing)
        done = end + place.end.length
      }
      return pieces.length === 0 ? page : Buffer.concat([...pieces, page.subarray(done)])
    },
  }
}
