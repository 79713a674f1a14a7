import { renderToStaticMarkup } from 'react-dom/server'
import type { ConstantContent } from './no-script-context'

/** HTML of each content that has been rendered. */
const rendered = new WeakMap<object, string>()

const emptyPlace = /<noscript data-part="(\d+)"><\/noscript>/g

/**
 * Collects the constant contents of one page, and writes them into their places. Rendering them with each page would
 * take most of the time of the API reference. Text in a page cannot contain a place, because React escapes it.
 */
export function createNoScriptParts() {
  const parts: string[] = []
  return {
    add({ of, idPrefix, children }: ConstantContent): number {
      const html = rendered.get(of) ?? renderToStaticMarkup(children(), { identifierPrefix: idPrefix })
      rendered.set(of, html)
      return parts.push(html) - 1
    },
    /** Returns the page with the contents in their places. */
    fillIn(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string {
      if (parts.length === 0) return page
      return page
        .toString('utf8')
        .replaceAll(emptyPlace, (_, number) => `<noscript>${parts[Number(number)] ?? ''}</noscript>`)
    },
  }
}
