import { useLocation } from '@remix-run/react'
import { formatCount, formatSigned, missingText } from '~/domain/format'
import type { FundingGridRow } from '~/domain/funding-grid'
import { divergingStep, divergingSteps } from '~/domain/heat-scale'
import { computeFundingAprPercent } from '~/domain/perp-math'
import type { UnixSeconds } from '~/domain/time'
import { localFormat, type TimeFormat, utcFormat, zoneNames } from '~/domain/time-format'
import { button } from '~/ui/button-class'
import { Card } from '~/ui/card'
import { Link } from '~/ui/link'
import { useNow } from '~/ui/now'
import { PanelState } from '~/ui/panel-state'
import { ellipsis, visuallyHidden } from '~/ui/text-style.css'
import { MarketLogo } from '~/ui/token-logo'
import { MetricInfo } from '../../metric-info/metric-info'
import { marketPath } from '../drift-paths'
import { fundingText } from '../market-figures'
import { heatMetrics } from '../overview/heat-metrics'
import * as styles from './analytics.css'
import { type AnalyticsQuery, analyticsHref } from './analytics-query'
import { fewMarkets, type ShownFunding } from './analytics-result'
import { analyticsText } from './analytics-text'

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

function Grid({ grid, query }: { readonly grid: ShownFunding; readonly query: AnalyticsQuery }) {
  const { inBrowser } = useNow()
  const format = inBrowser ? localFormat : utcFormat
  const clocks = grid.hours.map((at) => clockOf(at, format))
  const [first = 0] = grid.hours
  const zones = zoneNames(first * 1000, (grid.hours.at(-1) ?? first) * 1000, format)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={analyticsText.funding} tabIndex={0}>
        <table className={styles.heat}>
          <caption className={visuallyHidden}>{analyticsText.funding}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.heatCorner}>
                <span className={visuallyHidden}>{analyticsText.fundingMarket}</span>
              </th>
              {clocks.map(({ name, whole }, index) => (
                <th key={grid.hours[index]} scope="col" className={styles.heatHour} title={whole}>
                  <span className={index % 2 === 0 ? undefined : visuallyHidden}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <Row key={row.marketKey} row={row} hours={grid.hours} clocks={clocks} />
            ))}
          </tbody>
        </table>
      </section>
      <Note grid={grid} query={query} zones={zones} />
    </>
  )
}

interface RowProps {
  readonly row: FundingGridRow
  readonly hours: readonly UnixSeconds[]
  readonly clocks: readonly { readonly whole: string }[]
}

function Row({ row, hours, clocks }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.heatMarket}>
        <Link to={marketPath(row.marketKey)}>
          <MarketLogo symbol={row.baseSymbol} size={16} />
          <b className={ellipsis}>{row.baseSymbol}</b>
        </Link>
      </th>
      {row.ratesBps.map((rate, index) => {
        const apr = rate === null ? null : computeFundingAprPercent(rate)
        return (
          <td
            key={hours[index]}
            className={styles.heatCell[divergingStep(apr, heatMetrics.funding.edges)]}
            title={`${row.baseSymbol}-PERP ${clocks[index]?.whole ?? ''} ${fundingText(rate)}`}
          >
            {apr === null ? missingText : wholePercent(apr)}
          </td>
        )
      })}
    </tr>
  )
}

function Note({
  grid,
  query,
  zones,
}: {
  readonly grid: ShownFunding
  readonly query: AnalyticsQuery
  readonly zones: string
}) {
  const location = useLocation()
  const { allFunding } = query
  const to = analyticsHref({ ...query, allFunding: !allFunding }, location)
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

/** Rounds a number to whole percent and formats it with a typographic minus sign. */
function wholePercent(apr: number): string {
  return formatSigned(Math.round(apr), 0).replace('+', '')
}

/**
 * Returns the column heading for an hour: `05`, or `05:30` in time zones whose offset includes half an hour.
 */
function clockOf(at: UnixSeconds, format: TimeFormat) {
  const { hour, minute, zone } = format(at * 1000)
  const clock = `${hour}:${minute}`
  return { name: minute === '00' ? hour : clock, whole: `${clock} ${zone}` }
}
