import type { TokenRow } from '~/contracts/token-row'
import { formatChange, formatCount, formatPrice, formatUsd, missingText } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { DayChange } from '~/shared/marks/day-change'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Age } from '~/ui/marks/age'
import { Sparkline } from '~/ui/marks/sparkline'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'

const tokenColumn = tableColumn<TokenRow>()

export const changeColumn = tokenColumn({
  key: 'change',
  header: tokensText.columns.change,
  width: 108,
  align: 'end',
  sortField: 'priceChange24Hour',
  phone: 'second',
  reads: ['priceChange24Hour', 'priceChange24HourAt'],
  cell: ({ priceChange24Hour, priceChange24HourAt }) => (
    <DayChange percent={priceChange24Hour} keptAt={priceChange24HourAt} />
  ),
})

/** Size of the seven-day line, px. */
const lineSize = { width: 68, height: 22 }

export const weekColumn = tokenColumn({
  key: 'week',
  header: tokensText.columns.week,
  width: 84,
  rank: 'fourth',
  phone: 'footEnd',
  reads: ['weekPrices'],
  cell: ({ weekPrices }) => {
    const known = weekPrices.filter((price) => price !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (known.length < 2 || first === undefined || last === undefined) {
      return <span className={tone.muted}>{missingText}</span>
    }
    const priceOf = (price: number) => `$${formatPrice(price).text}${formatPrice(price).suffix}`
    const label = tokensText.weekLine(priceOf(first), priceOf(last), formatChange(100 * (last / first - 1)))
    return <Sparkline values={weekPrices} label={label} tone={last < first ? 'down' : 'up'} size={lineSize} />
  },
})

export const volumeColumn = tokenColumn({
  key: 'volume',
  header: tokensText.columns.volume,
  width: 80,
  align: 'end',
  sortField: 'volume',
  rank: 'second',
  phone: 'foot',
  reads: ['volume', 'tradesPastDay'],
  cell: ({ volume, tradesPastDay }) => (
    <>
      <span className={onlyPhone}>
        {tokensText.onPhone.volume} {volume === null ? '' : '$'}
      </span>
      <NumberCell number={mapNullable(volume, formatUsd)} abbreviated />
      {tradesPastDay === null ? null : (
        <span className={onlyPhone}> · {tokensText.onPhone.trades(formatCount(tradesPastDay))}</span>
      )}
    </>
  ),
})

export const tradesColumn = tokenColumn({
  key: 'trades',
  header: tokensText.columns.trades,
  width: 70,
  align: 'end',
  sortField: 'tradesPastDay',
  rank: 'fourth',
  phone: 'none',
  reads: ['tradesPastDay'],
  cell: ({ tradesPastDay }) => (tradesPastDay === null ? missingText : formatCount(tradesPastDay)),
})

/**
 * Age of a token: the time since it was first seen. A token that was there when the records began is at least that
 * old.
 */
export const listedColumn = tokenColumn({
  key: 'listed',
  header: tokensText.columns.age,
  width: 52,
  align: 'end',
  sortField: 'firstSeenDate',
  sortReversed: true,
  rank: 'fifth',
  phone: 'none',
  reads: ['firstSeenDate', 'isNewListing'],
  cell: ({ firstSeenDate, isNewListing }) =>
    isNewListing || firstSeenDate === null ? (
      <Age at={firstSeenDate} />
    ) : (
      <span title={tokensText.olderThanRecords}>
        &gt;
        <Age at={firstSeenDate} />
      </span>
    ),
})
