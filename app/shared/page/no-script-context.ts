import { createContext, type ReactElement } from 'react'

/** Content for visitors without JavaScript that does not change while the process runs. */
export interface ConstantContent {
  /** Object on which alone the content depends. The content is rendered once per object. */
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
