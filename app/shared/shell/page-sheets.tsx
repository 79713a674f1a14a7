import { useState } from 'react'

/**
 * Attribute of the style element into which the server inserts the style sheets of the page
 * (`http/inline-sheets.ts`).
 */
const mark = 'data-sheets'

/**
 * Inlines the style sheets of the page, which saves a round trip before the first paint. The server inserts
 * them into the rendered HTML. In the browser, the component renders the text that the server inserted, so
 * hydration changes nothing.
 */
export function PageSheets() {
  const [css] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector(`style[${mark}]`)?.textContent ?? ''),
  )
  return <style {...{ [mark]: '' }}>{css}</style>
}
