import { useMemo, useRef } from 'react'
import { formatCount } from '~/domain/format/format'
import { divergingSteps } from '~/domain/perp/heat-scale'
import { useWhenSeen } from '~/shared/charts/use-when-seen'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { useZone } from '~/ui/marks/now'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { usePendingView } from '../venue/venue-provider'
import * as styles from './analytics.css'
import { type AnalyticsQuery, analyticsHref, parseAnalyticsQuery } from './analytics-query'
import { fewMarkets, type ShownFunding } from './analytics-result'
import { analyticsText } from './analytics-text'
import { hourLabel, zonesOf } from './funding-cell'
import { FundingTable } from './funding-table'

interface FundingHeatProps {
  /** Funding by market and hour. `null`: the funding could not be read. */
  readonly grid: ShownFunding | null
  readonly query: AnalyticsQuery
}

/** Heat map of hourly funding per market. The colour scale is fixed, so days can be compared. */
export function FundingHeat({ grid, query }: FundingHeatProps) {
  return (
    <Card
      title={analyticsText.funding}
      status={
        <span className={styles.quiet}>
          {analyticsText.fundingLine} <MetricInfo of="fundingRate" />
        </span>
      }
      actions={<Legend />}
    >
      {grid === null ? (
        <PanelState kind="error" title={analyticsText.fundingUnavailable} />
      ) : grid.rows.length === 0 ? (
        <PanelState kind="empty" title={analyticsText.funding} reason={analyticsText.fundingNone} />
      ) : (
        <Grid grid={grid} query={query} />
      )}
    </Card>
  )
}

/**
 * Loads the chart library before the component. If both were evaluated in one task, a phone would be
 * unresponsive for too long.
 */
const loadDrawing = () =>
  import('~/shared/charts/nivo-theme')
    .then(() => import('./funding-drawing.client'))
    .then(({ FundingDrawing }) => FundingDrawing)

/**
 * The table, and the drawing over its cells once it is near the screen and has loaded. If the drawing can't be
 * loaded, the table remains.
 */
function Grid({ grid, query }: { readonly grid: ShownFunding; readonly query: AnalyticsQuery }) {
  const { format } = useZone()
  const labels = useMemo(() => grid.hours.map((at) => hourLabel(at, format)), [grid.hours, format])
  const table = useRef<HTMLTableElement>(null)
  const { Loaded: Drawing } = useWhenSeen(table, loadDrawing)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={analyticsText.funding} tabIndex={0}>
        <div className={styles.heatFrame}>
          {/* Before the table, so that the names of the markets are above the drawing while it scrolls. */}
          {Drawing === undefined ? null : <Drawing grid={grid} labels={labels} table={table} />}
          <FundingTable grid={grid} labels={labels} table={table} isDrawn={Drawing !== undefined} />
        </div>
      </section>
      <Note grid={grid} query={query} zones={zonesOf(grid.hours, format)} />
    </>
  )
}

interface NoteProps {
  readonly grid: ShownFunding
  readonly query: AnalyticsQuery
  readonly zones: string
}

function Note({ grid, query, zones }: NoteProps) {
  const { pending, hrefTo } = usePendingView(parseAnalyticsQuery, analyticsHref)
  const { allFunding } = query
  const to = hrefTo({ ...pending, allFunding: !allFunding })
  return (
    <div className={styles.heatNote}>
      <p>{analyticsText.fundingNote(zones)}</p>
      {grid.marketCount <= fewMarkets ? null : (
        <Link to={to} sameView className={button({ variant: 'ghost', size: 'small' })}>
          {allFunding ? analyticsText.fundingLess : analyticsText.fundingMore(formatCount(grid.marketCount))}
        </Link>
      )}
    </div>
  )
}

function Legend() {
  return (
    <span className={styles.legend} role="img" aria-label={analyticsText.fundingScale}>
      ▼ −90
      <span className={styles.legendSteps}>
        {divergingSteps.map((step) => (
          <i key={step} className={styles.legendStep[step]} />
        ))}
      </span>
      +90 ▲
    </span>
  )
}
