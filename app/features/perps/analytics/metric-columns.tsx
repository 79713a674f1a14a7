import { formatCount, formatDecimals, formatUsd, missingText } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { marketPath } from '~/shared/paths/drift-paths'
import { MarketName } from '~/shared/perps/market-name'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import type { StaticColumn } from '~/ui/table/polled-table'
import { type Column, tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import { RatioBar } from '../markets/ratio-bar'
import { VenueMark } from '../venue/venue-mark'
import { useVenue } from '../venue/venue-provider'
import * as styles from './analytics.css'
import type { MetricRow, MetricSortField } from './analytics-query'
import { analyticsText } from './analytics-text'

const heads = analyticsText.columns

const metricColumn = tableColumn<MetricRow>()

/** Widths of the columns with amounts in USD, px. */
const moneyWidths = {
  avgPositionSizeUsd: 92,
  totalVolume: 82,
  openInterestUsd: 82,
} as const satisfies Partial<Record<MetricSortField, number>>

/** Columns of the table with the metrics of all markets. */
export const metricColumns: readonly StaticColumn<MetricRow>[] = [
  metricColumn({
    key: 'place',
    header: heads.place,
    width: 38,
    align: 'end',
    phone: 'none',
    reads: ['place'],
    cell: ({ place }) => <span className={tone.muted}>{place}</span>,
  }),
  metricColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['venue', 'publicKey', 'baseAssetSymbol'],
    cell: (row) => <Market row={row} />,
  }),
  count('uniqueTraders', heads.traders, 'first'),
  count('totalPositions', heads.positions, 'none'),
  money('avgPositionSizeUsd', heads.average, 'none', 'second'),
  metricColumn({
    key: 'share',
    header: heads.share,
    width: 62,
    align: 'end',
    rank: 'third',
    phone: 'none',
    reads: ['sharePercent'],
    cell: ({ sharePercent }) => (sharePercent === null ? missingText : formatDecimals(sharePercent, 1)),
  }),
  money('totalVolume', heads.volume, 'amount'),
  money('openInterestUsd', heads.openInterest, 'fourth'),
  metricColumn({
    key: 'longShortRatio',
    header: heads.ratio,
    width: 120,
    align: 'end',
    sortField: 'longShortRatio',
    phone: 'bar',
    reads: ['longShortRatio'],
    cell: ({ longShortRatio }) => <RatioBar ratio={longShortRatio} />,
  }),
]

function Market({ row }: { readonly row: Pick<MetricRow, 'venue' | 'publicKey' | 'baseAssetSymbol'> }) {
  const { keep } = useVenue()
  return (
    <Link to={keep(marketPath(row.publicKey))} className={styles.market} data-row-link="">
      <MarketName symbol={row.baseAssetSymbol} />
      <VenueMark venue={row.venue} />
    </Link>
  )
}

function count<Field extends MetricSortField & ('uniqueTraders' | 'totalPositions')>(
  field: Field,
  header: string,
  phone: Column<MetricRow>['phone'],
) {
  return metricColumn({
    key: field,
    header,
    width: 72,
    align: 'end',
    sortField: field,
    phone,
    reads: [field],
    cell: (row) => (
      <>
        {formatCount(row[field])}
        <span className={onlyPhone}> {header.toLowerCase()}</span>
      </>
    ),
  })
}

function money<Field extends keyof typeof moneyWidths>(
  field: Field,
  header: string,
  phone: Column<MetricRow>['phone'],
  rank?: 'second',
) {
  return metricColumn({
    key: field,
    header,
    width: moneyWidths[field],
    align: 'end',
    sortField: field,
    phone,
    ...(rank === undefined ? {} : { rank }),
    reads: [field],
    cell: (row) => (
      <>
        <span className={onlyPhone}>{phone === 'amount' ? '$' : `${header}`}</span>
        <NumberCell number={mapNullable(row[field], formatUsd)} abbreviated />
      </>
    ),
  })
}
