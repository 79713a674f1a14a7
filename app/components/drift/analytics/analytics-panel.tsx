import { useLocation } from '@remix-run/react'
import type { PolledResult } from '~/contracts/panel'
import { analyticsPeriods } from '~/domain/perp-activity-view'
import { card } from '~/ui/card.css'
import { ExportLink } from '~/ui/export-link'
import { PanelState } from '~/ui/panel-state'
import { SegmentedLinks } from '~/ui/segmented-links'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'
import { pagePeriodSeconds, panelTimes } from '../../live/panel-times'
import { PolledStatus } from '../../live/polled-status'
import { HistoryLine } from '../../shell/history-line'
import * as styles from './analytics.css'
import { AnalyticsCards } from './analytics-cards'
import { type AnalyticsQuery, analyticsHref } from './analytics-query'
import type { AnalyticsResult } from './analytics-result'
import { analyticsText } from './analytics-text'
import { FundingHeat } from './funding-heat'
import { MetricsTable } from './metrics-table'

interface AnalyticsPanelProps {
  readonly answer: PolledResult<AnalyticsResult>
  readonly query: AnalyticsQuery
}

/**
 * Metrics of all Drift markets: cards with totals, a table with one row per market, and a heat map of hourly
 * funding. They are read again with the page, which is often enough, because totals of all positions and
 * executions change slowly.
 */
export function AnalyticsPanel({ answer, query }: AnalyticsPanelProps) {
  const location = useLocation()
  const { data, meta, answeredAt } = answer
  const times = panelTimes(data, meta, answeredAt)
  return (
    <>
      <section className={card} aria-label={analyticsText.title}>
        <div className={styles.head}>
          <h2>{analyticsText.title}</h2>
          <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
          {data?.history && <HistoryLine {...data.history} />}
          <span className={styles.choices}>
            <Periods query={query} />
            <ExportLink
              href={`/api/drift/analytics/markets?format=csv&period=${query.period}`}
              empty={data === null || data.total === 0}
              what={analyticsText.csv}
            />
          </span>
        </div>
        {data === null ? (
          <PanelState
            kind="error"
            title={analyticsText.failedTitle}
            reason={analyticsText.failed}
            action={{ label: text.retry, to: location.pathname + location.search }}
          />
        ) : null}
      </section>
      {data === null ? null : (
        <>
          <AnalyticsCards data={data} query={query} />
          <MetricsTable data={data} query={query} />
          <FundingHeat grid={data.funding} query={query} />
        </>
      )}
    </>
  )
}

function Periods({ query }: { readonly query: AnalyticsQuery }) {
  const location = useLocation()
  return (
    <>
      <span className={`${styles.quiet} ${notOnPhone}`}>{analyticsText.period}</span>
      <SegmentedLinks
        label={analyticsText.period}
        segments={analyticsPeriods.map((period) => ({
          label: period,
          to: analyticsHref({ ...query, period, page: 1 }, location),
          current: period === query.period,
        }))}
      />
    </>
  )
}
