import type { PolledResult } from '~/contracts/panel'
import type { StatusWire } from '~/contracts/status'
import type { ServiceState } from '~/domain/status-view'
import { Card } from '~/ui/card'
import { Icon, type IconName } from '~/ui/icon'
import { PanelState } from '~/ui/panel-state'
import { feedPath } from '../feeds/feed-paths'
import { useLive } from '../live/live-provider'
import { panelNotice, panelTimes } from '../live/panel-times'
import { PolledStatus } from '../live/polled-status'
import { IncidentList } from './incident-list'
import { SourceTable } from './source-table'
import * as styles from './status.css'
import { StatusFigures } from './status-figures'
import { statusText } from './status-text'

/** Polling interval of the page. It is short because visitors of this page wait for an outage to end. */
export const statusPace = { everyMs: 5_000, jitterMs: 1_000 } as const

const icons: Readonly<Record<ServiceState, IconName>> = {
  operational: 'check',
  degraded: 'info',
  down: 'warning',
}

/** Status and uptime of the service. */
export function StatusBoard({ answer }: { readonly answer: PolledResult<StatusWire> }) {
  const { requestRefresh } = useLive()
  const { data, meta, answeredAt } = answer
  if (data === null) {
    return (
      <PanelState
        kind="error"
        title={statusText.unavailable}
        reason={statusText.unavailableLine}
        action={{ label: statusText.retry, onSelect: requestRefresh }}
      />
    )
  }
  return (
    <div className={styles.board}>
      <p className={styles.bannerOf[data.status]} role="status">
        <Icon name={icons[data.status]} size={18} />
        {statusText.states[data.status]}
        <span className={styles.bannerAside}>
          <PolledStatus
            polled={{ times: panelTimes(data, meta, answeredAt) }}
            periodSeconds={statusPace.everyMs / 1_000}
          />
        </span>
      </p>
      <StatusFigures {...data} />
      <Card title={statusText.incidents}>
        <IncidentList incidents={data.incidents} isMeasured={data.measuredSince !== null} />
      </Card>
      <Sources sources={data.sources} notice={panelNotice(data, meta)} />
      <p className={styles.foot}>
        {statusText.ofNode}
        <a href="/api/status">{statusText.asJson}</a>
        <a href={feedPath('incidents')}>{statusText.asFeed}</a>
        <a href="/status/badge.svg">{statusText.asBadge}</a>
      </p>
    </div>
  )
}

/** Cards with the status of the live feeds and of the background jobs. */
function Sources({ sources, notice }: Pick<StatusWire, 'sources'> & { readonly notice: string | undefined }) {
  return (
    <>
      <Card title={statusText.feeds} notice={notice} footer={statusText.feedsNote}>
        <SourceTable caption={statusText.feeds} sources={sources.filter(({ isVital }) => isVital)} />
      </Card>
      <Card title={statusText.background}>
        <SourceTable caption={statusText.background} sources={sources.filter(({ isVital }) => !isVital)} />
      </Card>
    </>
  )
}
