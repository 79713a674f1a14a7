import type { MetaDescriptor } from '@remix-run/react'
import { type FeedName, feedForms, feedPath, feedTypes } from '~/shared/paths/feed-paths'
import { webFeedText } from './web-feed-text'

/** Returns the links for the head of a page through which feed readers find the feeds. */
export function feedLinks(...names: readonly FeedName[]): MetaDescriptor[] {
  return names.flatMap((name) =>
    feedForms.map((form) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: feedTypes[form],
      title: webFeedText.titles[name],
      href: feedPath(name, form),
    })),
  )
}
