import type { MetaDescriptor } from '@remix-run/react'
import { type FeedName, feedForms, feedPath, feedTypes } from './feed-paths'
import { feedText } from './feed-text'

/** Returns the links in a page's head by which feed readers find its feeds. */
export function feedLinks(...names: readonly FeedName[]): MetaDescriptor[] {
  return names.flatMap((name) =>
    feedForms.map((form) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: feedTypes[form],
      title: feedText.titles[name],
      href: feedPath(name, form),
    })),
  )
}
