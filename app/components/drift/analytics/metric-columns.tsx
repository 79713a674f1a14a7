import { formatCount, formatDecimals, formatUsd, missingText } from '~/domain/format'
import { mapNullable } from '~/lib/map-nullable'
import { Link } from '~/ui/link'
import { NumberCell } from '~/ui/number-cell'
import type { Column } from '~/ui/table'
import { onlyPhone, tone } from '~/ui/text-style.css'
import { marketPath } from '../drift-paths'
import { MarketName } from '../market-name'
import { RatioBar } from '../ratio-bar'
import * as styles from './analytics.css'
import type { MetricRow, MetricSortField } from './analytics-query'
import { analyticsText } from './analytics-text'

const heads = analyticsText.columns

/** Columns of the table with the metrics of all markets. */
export const metricColumns: readonly Column<MetricRow>[] = [
  {
    key: 'place',
    header: heads.place,
    width: 38,
    align: 'end',
    phone: 'none',
    cell: ({ place }) => <span className={tone.muted}>{place}</span>,
  },
  {
    key: 'market',
    header: heads.market,
    phone: 'name',
    cell: ({ publicKey, baseAssetSymbol }) => (
      <Link to={marketPath(publicKey)} className={styles.market} data-row-link="">
        <MarketName symbol={baseAssetSymbol} />
      </Link>
    ),
  },
  count('uniqueTraders', heads.traders, 'first'),
  count('totalPositions', heads.positions, 'none'),
  money('avgPositionSizeUsd', heads.average, 'none', 'second'),
  {
    key: 'share',
    header: heads.share,
    width: 62,
    align: 'end',
    rank: 'second',
    phone: 'none',
    cell: ({ sharePercent }) => (sharePercent === null ? missingText : formatDecimals(sharePercent, 1)),
  },
  money('totalVolume', heads.volume, 'amount'),
  money('openInterestUsd', heads.openInterest, 'fourth'),
  {
    key: 'longShortRatio',
    header: heads.ratio,
    width: 128,
    align: 'end',
    sortField: 'longShortRatio',
    phone: 'bar',
    cell: ({ longShortRatio }) => <RatioBar ratio={longShortRatio} />,
  },
]

function count(
  field: MetricSortField & ('uniqueTraders' | 'totalPositions'),
  header: string,
  phone: Column<MetricRow>['phone'],
): Column<MetricRow> {
  return {
    key: field,
    header,
    width: 72,
    align: 'end',
    sortField: field,
    phone,
    cell: (row) => (
      <>
        {formatCount(row[field])}
        <span className={onlyPhone}> {header.toLowerCase()}</span>
      </>
    ),
  }
}

function money(
  field: MetricSortField & ('avgPositionSizeUsd' | 'totalVolume' | 'openInterestUsd'),
  header: string,
  phone: Column<MetricRow>['phone'],
  rank?: 'second',
): Column<MetricRow> {
  return {
    key: field,
    header,
    width: field === 'avgPositionSizeUsd' ? 96 : 82,
    align: 'end',
    sortField: field,
    phone,
    ...(rank === undefined ? {} : { rank }),
    cell: (row) => (
      <>
        <span className={onlyPhone}>{phone === 'amount' ? '$' : `${header}`}</span>
        <NumberCell number={mapNullable(row[field], formatUsd)} abbreviated />
      </>
    ),
  }
}
