import type { MouseEvent, ReactNode } from 'react'
import type { PolledResult } from '~/contracts/state/panel'
import type { MetricId } from '~/domain/metrics/metrics'
import type { PanelTimes } from '~/domain/service/freshness'
import { HeldRanking } from '~/shared/live/held-ranking'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { ExportLink } from '~/ui/export/export-link'
import { usePending } from '~/ui/hooks/use-pending'
import { usePendingLocation, usePendingParam } from '~/ui/hooks/use-pending-location'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import type { RankingColumn } from '~/ui/table/ranking'
import { followRowLink } from '~/ui/table/table'
import { text } from '~/ui/text'
import { assign, hrefWith, type UrlParam } from '~/ui/url/url-param'
import { type CardWindow, cardWindows } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import { WindowLinks } from '../window-links'
import { clickable, ways } from './ranking-card.css'

interface RankingCardProps<Row> {
  readonly title: string
  readonly param: UrlParam<CardWindow>
  readonly current: CardWindow
  readonly columns: readonly RankingColumn<Row>[]
  readonly keyOf: (row: Row) => string
  /** Rows of the ranking. The data is `null` if the ranking could not be read yet. */
  readonly answer: PolledResult<readonly Row[]>
  /** API path that returns the same list as the card. */
  readonly path: string
  /**
   * Text in the footer below the rows. The footer also contains links to the metric definition and to the
   * full list.
   */
  readonly note: ReactNode
  readonly metricId: MetricId
  /** Link to the full list. */
  readonly more?: ReactNode
}

/** Card with a top-ten ranking for a day or a week. */
export function RankingCard<Row>(props: RankingCardProps<Row>) {
  const { title, param, current, answer: result, path, note, metricId, more } = props
  const times = panelTimes(result.data, result.meta, result.answeredAt)
  const requested = usePendingParam(param)
  const pending = usePending(result.data === null || requested !== current)
  return (
    <Card
      title={title}
      status={<PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />}
      actions={<WindowLinks of={title} param={param} windows={cardWindows} current={current} />}
      footer={
        <>
          <span>{note}</span>
          <span className={ways}>
            {more}
            <MetricInfo of={metricId} />
            <ExportLink
              href={`${path}?timeframe=${current}&limit=100&format=csv`}
              empty={result.data === null || result.data.length === 0}
              what={title}
            />
          </span>
        </>
      }
    >
      <StaleDimmer times={times} periodSeconds={pagePeriodSeconds} loading={pending && title}>
        <Rows {...props} times={times} />
      </StaleDimmer>
    </Card>
  )
}

interface RowsProps<Row> extends RankingCardProps<Row> {
  readonly times: PanelTimes
}

function Rows<Row>({ title, param, current, columns, keyOf, answer, times }: RowsProps<Row>) {
  const place = usePendingLocation()
  const list = answer.data
  if (list === null) {
    const action = { label: text.retry, to: hrefWith(place) }
    return <FailedPanel what={title} action={action} />
  }
  if (list.length === 0) {
    const action =
      current === 'week'
        ? undefined
        : { label: kaminoText.showWeek, to: hrefWith(place, assign(param, 'week')) }
    return (
      <PanelState
        kind="empty"
        times={times}
        title={text.noData}
        reason={kaminoText.nothingFilledLine}
        action={action}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it forwards a click on a row to the link in the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the link itself is followed
    <div className={clickable} onClick={followRow}>
      <HeldRanking caption={title} columns={columns} rows={list} keyOf={keyOf} view={current} tall />
    </div>
  )
}

/** Forwards a click inside the ranking to the link of the clicked row. */
function followRow(event: MouseEvent<Element>) {
  followRowLink(event, event.target instanceof Element ? event.target.closest('tr') : null)
}
