import { isoTime } from '~/domain/format/format-time'
import { escapeXml } from '~/lib/text/escape-xml'
import { feedTypes } from '~/shared/paths/feed-paths'
import type { Feed, FeedEntry, FeedSite } from './feed'

/** Formats a feed as Atom (RFC 4287). */
export function atomFeed({ productName, publicUrl }: FeedSite, feed: Feed): string {
  const self = `${publicUrl}${feed.path}.atom${feed.search}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(self)}</id>
<title>${escapeXml(feed.title)}</title>
<updated>${isoTime(feed.updatedAt)}</updated>
<author><name>${escapeXml(productName)}</name></author>
<link rel="self" type="${feedTypes.atom}" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(publicUrl + feed.page)}"/>
${feed.entries.map((entry) => entryOf(publicUrl, entry)).join('')}</feed>
`
}

function entryOf(publicUrl: string, entry: FeedEntry): string {
  return `<entry>
<id>${escapeXml(publicUrl + entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<published>${isoTime(entry.publishedAt)}</published>
<updated>${isoTime(entry.updatedAt)}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(publicUrl + entry.path)}"/>
<content type="text">${escapeXml(entry.text)}</content>
</entry>
`
}
