import type { IncidentWire } from '~/contracts/state/status'
import { formatDuration } from '~/domain/format/format-duration'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import { incidentText } from '~/shared/service/incident-text'
import { nameOfSource } from '~/shared/service/source-name'
import { Chip } from '~/ui/marks/chip'
import { useNow } from '~/ui/marks/now'
import { PanelState } from '~/ui/panel/panel-state'
import * as styles from './status.css'
import { statusText } from './status-text'

interface IncidentListProps {
  readonly incidents: readonly IncidentWire[]
  /** Whether the status of the service has been measured at all. */
  readonly isMeasured: boolean
}

/** Outages of the data sources, newest first. */
export function IncidentList({ incidents, isMeasured }: IncidentListProps) {
  if (incidents.length === 0) {
    const reason = isMeasured ? statusText.noIncidentsLine : statusText.nothingMeasured
    return <PanelState kind="empty" title={statusText.noIncidents} reason={reason} />
  }
  return (
    <ol className={styles.incidents}>
      {incidents.map((incident) => (
        <Incident key={incident.startedAt} {...incident} />
      ))}
    </ol>
  )
}

function Incident({ startedAt, endedAt, sources, detail }: IncidentWire) {
  const { seconds, zone } = useNow()
  return (
    <li className={styles.incident}>
      <span className={styles.incidentHead}>
        <time dateTime={isoTime(startedAt)}>{formatDateTime(startedAt * 1_000, zone.format)}</time>
        {formatDuration((endedAt ?? seconds) - startedAt)}
        {endedAt === null ? <Chip kind="bad">{incidentText.ongoing}</Chip> : null}
      </span>
      <span>{sources.map(nameOfSource).join(', ')}</span>
      <span className={styles.detail}>{detail ?? incidentText.noReport}</span>
    </li>
  )
}
