import { useState } from 'react'

/** Marks the element that the server fills with the stylesheets of the page (`http/inline-sheets.ts`). */
const mark = 'data-sheets'

/**
 * The page's stylesheets within the page: a first look needs no second round trip. The server puts them in when the page is rendered; here stands
 * what it has put in, so that taking the page over changes nothing.
 */
export function PageSheets() {
  const [css] = useState(() =>
    typeof document === 'undefined' ? '' : (document.querySelector(`style[${mark}]`)?.textContent ?? ''),
  )
  return <style {...{ [mark]: '' }}>{css}</style>
}
