import type { IncidentWire } from '~/contracts/state/status'
import { formatDuration } from '~/domain/format/format-duration'
import { incidentText } from '~/shared/service/incident-text'
import { nameOfSource } from '~/shared/service/source-name'
import type { FeedEntry } from './feed'

/** Returns the feed entry for an incident. The update time of the entry is the end of the incident. */
export function incidentEntry({ startedAt, endedAt, sources, detail }: IncidentWire): FeedEntry {
  const lasted = endedAt === null ? incidentText.ongoing : formatDuration(endedAt - startedAt)
  return {
    id: `/status#${startedAt}`,
    title: `${sources.map(nameOfSource).join(', ')} (${lasted})`,
    text: detail ?? incidentText.noReport,
    path: '/status',
    publishedAt: startedAt,
    updatedAt: endedAt ?? startedAt,
  }
}
