import type { IncidentWire } from '~/contracts/status'
import type { FeedEntry } from '../feeds/feed'
import { nameOfSource } from './source-name'
import { formatDuration, statusText } from './status-text'

/** Returns the feed entry of an incident. The entry is updated when the incident ends. */
export function incidentEntry({ startedAt, endedAt, sources, detail }: IncidentWire): FeedEntry {
  const lasted = endedAt === null ? statusText.goesOn : formatDuration(endedAt - startedAt)
  return {
    id: `/status#${startedAt}`,
    title: `${sources.map(nameOfSource).join(', ')} (${lasted})`,
    text: detail ?? statusText.nothingHeard,
    path: '/status',
    publishedAt: startedAt,
    updatedAt: endedAt ?? startedAt,
  }
}
