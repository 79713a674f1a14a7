import { useId, useMemo, useState } from 'react'
import { formatCount, formatUsd } from '~/domain/format/format'
import { formatDateTime } from '~/domain/format/format-time'
import type { Zone } from '~/domain/format/time-zone'
import { perpMarketKey } from '~/domain/perp/perp'
import { positionSpans, positionWindow } from '~/domain/perp/top-positions'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { HistoryLine } from '~/shared/page/history-line'
import { button } from '~/ui/controls/button-class'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Icon } from '~/ui/marks/icon'
import { useZone } from '~/ui/marks/now'
import { card } from '~/ui/panel/card.css'
import { NumberCell } from '~/ui/table/number-cell'
import { PlainTable } from '~/ui/table/plain-table'
import { text } from '~/ui/text'
import { usePagePlace, useVenue } from '../venue/venue-provider'
import { type ChartedSeries, chartedSeries } from './charted-series'
import { PositionChart } from './position-chart'
import * as styles from './position-chart.css'
import { type PositionsQuery, type PositionsResult, positionsHref } from './positions-result'
import { positionsText } from './positions-text'

interface PositionsCardProps {
  readonly data: PositionsResult
  readonly query: PositionsQuery
}

/** Chart of the five largest traders. The visitor can also view the chart as a table. */
export function PositionsCard({ data, query }: PositionsCardProps) {
  const zone = useZone()
  const { choice } = useVenue()
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const { series, markets, nowMs } = data
  const charted = useMemo(() => {
    const names = new Map(markets.map((market) => [perpMarketKey(market), market.name]))
    return chartedSeries(series, (one) => names.get(perpMarketKey(one)))
  }, [series, markets])
  return (
    <section className={card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{positionsText.title(choice)}</h2>
          <Subtitle data={data} query={query} zone={zone} />
        </div>
        {data.history && <HistoryLine {...data.history} />}
        <div className={styles.choices}>
          <Spans query={query} />
          <CopyLinkButton />
          <TableToggle asTable={asTable} onToggle={() => setAsTable(!asTable)} />
        </div>
      </div>
      {asTable ? (
        <PlainTable
          caption={positionsText.chartTable}
          columns={tableColumns}
          rows={tableRows(charted, zone)}
        />
      ) : (
        <PositionChart
          series={charted}
          nowMs={nowMs}
          name={positionsText.chartName(query.span)}
          zone={zone}
        />
      )}
    </section>
  )
}

function Subtitle({ data, query, zone }: PositionsCardProps & { readonly zone: Zone }) {
  const since = data.cutAtMs === null ? undefined : formatDateTime(data.cutAtMs, zone.format)
  return (
    <p className={styles.subtitle}>
      {positionsText.subtitle(query.span)}
      {since === undefined ? null : `. ${positionsText.window(formatCount(positionWindow.limit), since)}`}
    </p>
  )
}

/** Choice of the time span. A new time span starts at the first page of the ranking. */
export function Spans({ query }: { readonly query: PositionsQuery }) {
  const location = usePagePlace()
  return (
    <SegmentedLinks
      label={positionsText.span}
      segments={positionSpans.map((span) => ({
        label: span,
        to: positionsHref({ span, page: 1 }, location),
        current: span === query.span,
      }))}
    />
  )
}

function TableToggle({ asTable, onToggle }: { asTable: boolean; onToggle: () => void }) {
  const label = asTable ? text.viewAsChart : text.viewAsTable
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'icon' })}
      aria-label={label}
      title={label}
      data-needs-script=""
      onClick={onToggle}
    >
      <Icon name={asTable ? 'chart' : 'table'} size={16} />
    </button>
  )
}

const { table } = positionsText
const tableColumns = [
  { header: table.trader },
  { header: table.market },
  { header: table.time },
  { header: table.size, align: 'end' },
] as const

/** Returns all points of the chart's lines, newest first for each trader. */
function tableRows(series: readonly ChartedSeries[], { format }: Zone) {
  return series.flatMap((one) =>
    one.points
      .map(([time, usd]) => [
        one.trader,
        one.marketTitle,
        formatDateTime(time, format),
        <NumberCell key="size" number={formatUsd(usd)} abbreviated />,
      ])
      .reverse(),
  )
}
