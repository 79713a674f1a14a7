import { useState } from 'react'

/** Attribute of the element that the server fills with the page's style sheets (`http/inline-sheets.ts`). */
const mark = 'data-sheets'

/**
 * Inlines the page's style sheets, which saves a round trip before the first paint. The server inserts them
 * into the rendered HTML. In the browser, the component renders the same text, so hydration changes nothing.
 */
export function PageSheets() {
  const [css] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector(`style[${mark}]`)?.textContent ?? ''),
  )
  return <style {...{ [mark]: '' }}>{css}</style>
}
