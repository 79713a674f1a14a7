import type { PolledResult } from '~/contracts/state/panel'
import { analyticsPeriods } from '~/domain/perp/perp-activity-view'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import type { PanelTimes } from '~/domain/service/freshness'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { PolledStatus } from '~/shared/page-data/polled-status'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { ExportLink } from '~/ui/export/export-link'
import { card } from '~/ui/panel/card.css'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { usePagePlace, usePendingView } from '../venue/venue-provider'
import * as styles from './analytics.css'
import { AnalyticsCards } from './analytics-cards'
import { type AnalyticsQuery, analyticsHref, parseAnalyticsQuery } from './analytics-query'
import type { AnalyticsResult } from './analytics-result'
import { analyticsText } from './analytics-text'
import { FundingHeat } from './funding-heat'
import { MetricsTable } from './metrics-table'

interface AnalyticsPanelProps {
  readonly choice: VenueChoice
  readonly answer: PolledResult<AnalyticsResult>
  readonly query: AnalyticsQuery
}

/**
 * Metrics of all markets of the chosen venues: cards with totals, a table with one row per market, and a heat map of hourly
 * funding. They are read again with the page, which is often enough, because totals of all positions and
 * executions change slowly.
 */
export function AnalyticsPanel({ choice, answer, query }: AnalyticsPanelProps) {
  const { data, meta, answeredAt, loading } = answer
  const times = panelTimes(data, meta, answeredAt)
  const known = times.dataAt === undefined ? null : data
  return (
    <>
      <section className={card} aria-label={analyticsText.title}>
        <div className={styles.head}>
          <h2>{analyticsText.title}</h2>
          <PolledStatus polled={{ times }} periodSeconds={pagePeriodSeconds} />
          {data?.history && <HistoryLine {...data.history} />}
          <span className={styles.choices}>
            <Periods query={query} />
            <CopyLinkButton />
            <ExportLink
              href={perpApiHref(choice, '/analytics/markets', { format: 'csv', period: query.period })}
              empty={known === null || known.total === 0}
              what={analyticsText.csv}
            />
          </span>
        </div>
        {known === null ? <NothingKnown times={data === null && !loading ? undefined : times} /> : null}
      </section>
      {known === null ? null : (
        <>
          <AnalyticsCards data={known} query={query} />
          <MetricsTable data={known} query={query} />
          <FundingHeat grid={known.funding} query={query} />
        </>
      )}
    </>
  )
}

/** Shown instead of the metrics. `times`: the source has no data yet. `undefined`: the source is unavailable. */
function NothingKnown({ times }: { readonly times: PanelTimes | undefined }) {
  const location = usePagePlace()
  return (
    <PanelState
      kind={times === undefined ? 'error' : 'empty'}
      times={times}
      title={analyticsText.failedTitle}
      reason={analyticsText.failed}
      action={{ label: text.retry, to: location.pathname + location.search }}
    />
  )
}

function Periods({ query }: { readonly query: AnalyticsQuery }) {
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  return (
    <>
      <span className={`${styles.quiet} ${notOnPhone}`}>{analyticsText.period}</span>
      <SegmentedLinks
        label={analyticsText.period}
        segments={analyticsPeriods.map((period) => ({
          label: period,
          to: hrefTo({ ...pending, period, page: 1 }),
          current: period === query.period,
        }))}
      />
    </>
  )
}
