import type { MetaDescriptor } from '@remix-run/react'
import { type FeedName, feedForms, feedPath, feedTypes } from './feed-paths'
import { feedText } from './feed-text'

/** What a page's head says of its feeds, for readers of news that look there. */
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
