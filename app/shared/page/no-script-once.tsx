import { useContext } from 'react'
import { AddContentContext, type ConstantContent } from './no-script-context'

/** Marks where the content is on the page. The server writes it there, see `createNoScriptParts`. */
export function NoScriptOnce(content: ConstantContent) {
  const number = useContext(AddContentContext)?.(content)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
    <noscript data-part={number} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
