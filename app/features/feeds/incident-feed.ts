import type { IncidentWire } from '~/contracts/state/status'
import { nameOfSource } from '~/shared/service/source-name'
import { formatDuration, statusText } from '~/shared/service/status-text'
import type { FeedEntry } from './feed'

/** Returns the feed entry for an incident. The update time of the entry is the end of the incident. */
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
