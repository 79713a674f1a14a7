import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import type { PolledResult } from '~/contracts/state/panel'
import type { StatusWire } from '~/contracts/state/status'
import type { PanelTimes } from '~/domain/service/freshness'
import type { ServiceState } from '~/domain/service/status-view'
import { useLive } from '~/shared/live/live-provider'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { feedPath } from '~/shared/paths/feed-paths'
import { Icon, type IconName } from '~/ui/marks/icon'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { lineLink } from '~/ui/theme/text-style.css'
import { IncidentList } from './incident-list'
import { PriceSources } from './price-sources'
import { SourceTable } from './source-table'
import * as styles from './status.css'
import { StatusStats } from './status-stats'
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
  const { data, meta, answeredAt } = answer
  if (data === null) return <NoStatus times={panelTimes(data, meta, answeredAt)} />
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
      <StatusStats {...data} />
      <Card title={statusText.incidents}>
        <IncidentList incidents={data.incidents} isMeasured={data.measuredSince !== null} />
      </Card>
      <Sources sources={data.sources} notice={panelNotice(data, meta)} />
      <PriceSources prices={data.prices} />
      <p className={styles.foot}>
        {statusText.ofNode}
        <a href="/api/status" className={lineLink}>
          {statusText.asJson}
        </a>
        <a href={feedPath('incidents')} className={lineLink}>
          {statusText.asFeed}
        </a>
        <a href="/status/badge.svg" className={lineLink}>
          {statusText.asBadge}
        </a>
      </p>
    </div>
  )
}

/** Error message in place of the status. It is dimmed from a retry to the next response. */
function NoStatus({ times }: { readonly times: PanelTimes }) {
  const { requestRefresh } = useLive()
  // Every load, including a failed one, returns another value.
  const loaded: unknown = useLoaderData()
  const [retriedAfter, setRetriedAfter] = useState<unknown>()
  const retry = () => {
    setRetriedAfter(loaded)
    requestRefresh()
  }
  return (
    <StaleDimmer times={times} loading={retriedAfter === loaded && statusText.title}>
      <PanelState
        kind="error"
        title={statusText.unavailable}
        reason={statusText.unavailableLine}
        action={{ label: statusText.retry, onSelect: retry }}
      />
    </StaleDimmer>
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
