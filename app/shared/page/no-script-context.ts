import { createContext, type ReactElement } from 'react'

/** Content for visitors without JavaScript that does not change while the process runs. */
export interface ConstantContent {
  /**
   * Object that the content is about. The content is rendered once per object, without the contexts of the page, and must
   * not depend on the request.
   */
  readonly of: object
  /** Prefix of the ids in the content, unique on the page. */
  readonly idPrefix: string
  readonly children: () => ReactElement
}

/**
 * Adds content to the page that is being rendered, and returns its number on the page. In a browser it is `undefined`,
 * because a browser with scripts needs no such content.
 */
export const AddContentContext = createContext<((content: ConstantContent) => number) | undefined>(undefined)
