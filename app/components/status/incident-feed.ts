import type { IncidentWire } from '~/contracts/status'
import { isoTime } from '~/domain/format-time'
import { escapeXml } from '~/lib/escape-xml'
import { incidentFeedPath } from './incident-feed-path'
import { nameOfSource } from './source-name'
import { formatDuration, statusText } from './status-text'

interface FeedSite {
  readonly productName: string
  /** Origin without a trailing slash. */
  readonly publicUrl: string
}

/** Incidents as an Atom feed (RFC 4287), the newest first. An entry is written anew when its incident ends. */
export function incidentFeed(site: FeedSite, incidents: readonly IncidentWire[]): string {
  const { productName, publicUrl } = site
  const updatedAt = incidents.reduce((newest, incident) => Math.max(newest, changedAt(incident)), 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(publicUrl + incidentFeedPath)}</id>
<title>${escapeXml(statusText.feedTitle(productName))}</title>
<updated>${isoTime(updatedAt)}</updated>
<author><name>${escapeXml(productName)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(publicUrl + incidentFeedPath)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/status`)}"/>
${incidents.map((incident) => entryOf(publicUrl, incident)).join('')}</feed>
`
}

function entryOf(publicUrl: string, incident: IncidentWire): string {
  const { startedAt, endedAt, sources, detail } = incident
  const lasted = endedAt === null ? statusText.goesOn : formatDuration(endedAt - startedAt)
  const names = sources.map(nameOfSource).join(', ')
  return `<entry>
<id>${escapeXml(`${publicUrl}/status#${startedAt}`)}</id>
<title>${escapeXml(`${names} (${lasted})`)}</title>
<published>${isoTime(startedAt)}</published>
<updated>${isoTime(changedAt(incident))}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/status`)}"/>
<content type="text">${escapeXml(detail ?? statusText.nothingHeard)}</content>
</entry>
`
}

function changedAt({ startedAt, endedAt }: IncidentWire): number {
  return endedAt ?? startedAt
}
