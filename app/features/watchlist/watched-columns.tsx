import { formatPriceInFull, formatUsd, shortKey } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { DayChange } from '~/shared/marks/day-change'
import { StarButton } from '~/shared/saved-items/star-button'
import { HitName } from '~/shared/search/hit-name'
import { pathOf } from '~/shared/search/search-hit'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { lineLink, onlyPhone } from '~/ui/theme/text-style.css'
import type { WatchedItem } from './use-watched-rows'
import { watchlistText } from './watchlist-text'

const column = tableColumn<WatchedItem>()
const { columns } = watchlistText

const name = column({
  key: 'name',
  header: columns.name,
  share: 290,
  phone: 'name',
  reads: ['kind', 'key', 'symbol', 'name', 'verified', 'venue', 'row'],
  cell: (item) => (
    <Link to={pathOf(item)} className={lineLink}>
      <HitName
        hit={{
          type: item.kind,
          tokenMint: item.key,
          symbol: item.row?.symbol ?? item.symbol,
          name: item.row?.name ?? item.name,
          verified: item.row?.verified ?? item.verified,
          imitates: item.row?.imitates ?? null,
          logoUrl: item.row?.logoUrl ?? null,
          venue: item.row?.venue ?? item.venue ?? null,
        }}
      />
    </Link>
  ),
})

const star = column({
  key: 'star',
  header: columns.star,
  width: 56,
  phone: 'action',
  reads: ['kind', 'key', 'symbol', 'name', 'verified', 'venue'],
  cell: ({ kind, key, symbol, name, verified, venue }) => (
    <StarButton
      item={{ kind, key, symbol, name, verified, venue }}
      called={symbol ?? name ?? shortKey(key)}
    />
  ),
})

/** Columns of starred traders, which have no price. */
export const traderColumns = [name, star]

/** Columns of starred tokens and perp markets. */
export const pricedColumns = [
  name,
  column({
    key: 'price',
    header: columns.price,
    width: 120,
    align: 'end',
    phone: 'amount',
    reads: ['row'],
    cell: ({ row }) => (
      <>
        {row?.price == null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(row?.price ?? null, formatPriceInFull)} />
      </>
    ),
  }),
  column({
    key: 'change',
    header: columns.change,
    width: 96,
    align: 'end',
    phone: 'second',
    reads: ['row'],
    cell: ({ row }) => (
      <>
        <span className={onlyPhone}>{columns.change} </span>
        <DayChange percent={row?.change ?? null} keptAt={row?.changeKeptAt ?? null} />
      </>
    ),
  }),
  column({
    key: 'volume',
    header: columns.volume,
    width: 160,
    align: 'end',
    rank: 'fourth',
    phone: 'lower',
    reads: ['row'],
    cell: ({ row }) => <NumberCell number={mapNullable(row?.volume ?? null, formatUsd)} abbreviated />,
  }),
  star,
]
