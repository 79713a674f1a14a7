import type { IncidentWire } from '~/contracts/status'
import type { FeedEntry } from '../feeds/feed'
import { nameOfSource } from './source-name'
import { formatDuration, statusText } from './status-text'

/** An incident as news. It is written anew when it ends. */
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
