import type { CandleWire } from '~/contracts/candle'
import { formatUsd } from '~/domain/format/format'
import { isGap } from '~/domain/price/chart-candles'
import { mapNullable } from '~/lib/map-nullable'
import { useZone } from '~/ui/marks/now'
import { NumberCell } from '~/ui/table/number-cell'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { BarChange } from './candle-legend'
import { chartText } from './chart-text'
import { chartTimes } from './chart-time'
import { priceText } from './price-text'

const columns: readonly PlainColumn[] = [
  { header: chartText.time },
  ...chartText.columns.map((header) => ({ header, align: 'end' as const })),
]

/** The candles of the chart as a table, newest candle first. */
export function ChartTable({ caption, bars }: { caption: string; bars: readonly CandleWire[] }) {
  const { format } = useZone()
  const times = chartTimes(format)
  const rows = bars.map((bar) => [
    times.whole(bar.time),
    priceText(bar.open),
    priceText(bar.high),
    priceText(bar.low),
    priceText(bar.close),
    isGap(bar) ? chartText.noTrade : <BarChange key="change" bar={bar} />,
    <NumberCell key="volume" number={mapNullable(bar.volume, formatUsd)} />,
  ])
  return <PlainTable caption={caption} columns={columns} rows={rows.reverse()} />
}
