import { useContext } from 'react'
import { AddContentContext, type ConstantContent } from './no-script-context'

/** The place of a content on the page. The server writes the content into it, see `createNoScriptParts`. */
export function NoScriptOnce(content: ConstantContent) {
  const number = useContext(AddContentContext)?.(content)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
    <noscript data-part={number} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
