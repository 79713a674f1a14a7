import type { ReactNode } from 'react'
import type { ChartMarksWire } from '~/contracts/chart-marks'
import { missingText } from '~/domain/format/format'
import type { MarkedTrade } from '~/domain/price/chart-marks'
import { usdText } from '~/shared/perps/format-market'
import { chartText } from '~/shared/price-chart/chart-text'
import { chartTimes } from '~/shared/price-chart/chart-time'
import { priceText } from '~/shared/price-chart/price-text'
import { useZone } from '~/ui/marks/now'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { marketChartText as text } from '../market-chart-text'

const columns: readonly PlainColumn[] = [
  { header: text.markColumns.what, fills: true },
  { header: chartText.time, align: 'end' },
  { header: text.markColumns.price, align: 'end' },
  { header: text.markColumns.value, align: 'end' },
]

interface MarksTableProps {
  readonly symbol: string
  readonly marks: ChartMarksWire
}

/** The marks of a chart as a table: walls by price, then planned executions, then executions, newest first. */
export function MarksTable({ symbol, marks }: MarksTableProps) {
  const { format } = useZone()
  const times = chartTimes(format)
  const rowOf =
    (words: { readonly buy: string; readonly sell: string }) =>
    ({ time, usd, buy }: MarkedTrade): ReactNode[] => [
      words[buy ? 'buy' : 'sell'],
      times.whole(time),
      missingText,
      usdText(usd),
    ]
  const rows = [
    ...marks.walls.map(({ price, usd, buy }) => [
      text.marked.walls[buy ? 'buy' : 'sell'],
      missingText,
      priceText(price),
      usdText(usd),
    ]),
    ...marks.planned.map(rowOf(text.marked.planned)),
    ...marks.fills.map(rowOf(text.marked.fills)),
  ]
  return <PlainTable caption={text.marksTable(symbol)} columns={columns} rows={rows} />
}
