import { isoTime } from '~/domain/format/format-time'
import type { Feed, FeedSite } from './feed'

/** Formats a feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ productName, publicUrl }: FeedSite, feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: publicUrl + feed.page,
    feed_url: `${publicUrl}${feed.path}.json${feed.search}`,
    authors: [{ name: productName, url: publicUrl }],
    items: feed.entries.map((entry) => ({
      id: publicUrl + entry.id,
      url: publicUrl + entry.path,
      title: entry.title,
      content_text: entry.text,
      date_published: isoTime(entry.publishedAt),
      date_modified: isoTime(entry.updatedAt),
    })),
  })
}
