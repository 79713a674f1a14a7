import type { CandleWire } from '~/contracts/candle'
import type { PanePointWire } from '~/contracts/chart-page'
import { formatUsd } from '~/domain/format/format'
import { paneMetrics } from '~/domain/perp/chart-page'
import { isGap } from '~/domain/price/chart-candles'
import { mapNullable } from '~/lib/map-nullable'
import { BarChange } from '~/shared/price-chart/bar-figures'
import { chartText } from '~/shared/price-chart/chart-text'
import { chartTimes } from '~/shared/price-chart/chart-time'
import { priceText } from '~/shared/price-chart/price-text'
import { useZone } from '~/ui/marks/now'
import { NumberCell } from '~/ui/table/number-cell'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { marketChartText } from './market-chart-text'
import { paneValue } from './market-legend'

const end = (header: string): PlainColumn => ({ header, align: 'end' })
const priceColumns: readonly PlainColumn[] = [{ header: chartText.time }, ...chartText.columns.map(end)]
const paneColumns = paneMetrics.map((metric) => end(marketChartText.paneNames[metric]))

/** Most rows of a table. A document with ten thousand rows would be slow; the CSV file has up to 1,950. */
const mostRows = 500

interface MarketTableProps {
  readonly caption: string
  readonly bars: readonly CandleWire[]
  readonly panes: readonly PanePointWire[] | null
}

/** The bars of a chart and the figures below them as a table, newest bar first. */
export function MarketTable({ caption, bars, panes }: MarketTableProps) {
  const { format } = useZone()
  const times = chartTimes(format)
  const points = new Map(panes?.map((point) => [point.time, point]))
  const rows = bars
    .slice(-mostRows)
    .map((bar) => [
      times.whole(bar.time),
      priceText(bar.open),
      priceText(bar.high),
      priceText(bar.low),
      priceText(bar.close),
      isGap(bar) ? chartText.noTrade : <BarChange key="change" bar={bar} />,
      <NumberCell key="volume" number={mapNullable(bar.volume, formatUsd)} />,
      ...(panes === null ? [] : paneMetrics.map((metric) => paneValue(metric, points.get(bar.time)))),
    ])
  const columns = panes === null ? priceColumns : [...priceColumns, ...paneColumns]
  return <PlainTable caption={caption} columns={columns} rows={rows.reverse()} />
}
