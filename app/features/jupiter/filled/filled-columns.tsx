import type { FilledTokenWire } from '~/contracts/orders/volume'
import { formatUsd, missingText } from '~/domain/format/format'
import { boughtPercent } from '~/domain/order/bought-percent'
import { mapNullable } from '~/lib/map-nullable'
import { TokenCell } from '~/shared/marks/token-cell'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { onlyPhone, tone } from '~/ui/theme/text-style.css'
import * as styles from '../jupiter.css'
import { jupiterText } from '../jupiter-text'

/** A row of the table of filled tokens with its rank in the list. */
export interface PlacedToken extends FilledTokenWire {
  readonly place: number
}

const header = jupiterText.columns

const filledColumn = tableColumn<PlacedToken>()

export const filledColumns = [
  filledColumn({
    key: 'place',
    header: header.place,
    width: 36,
    phone: 'none',
    reads: ['place'],
    cell: ({ place }) => <span className={tone.subtle}>{place}</span>,
  }),
  filledColumn({
    key: 'token',
    header: header.token,
    sortField: 'symbol',
    phone: 'name',
    reads: ['mint', 'symbol', 'name', 'verified', 'image'],
    cell: (row) => (
      <Link to={tokenPath(row.mint)} className={styles.rowLink}>
        <TokenCell
          token={{
            mint: row.mint,
            symbol: row.symbol,
            name: row.name,
            verified: row.verified,
            imitates: null,
            hasPicture: row.image !== null,
          }}
        />
      </Link>
    ),
  }),
  filledColumn({
    key: 'bought',
    header: header.bought,
    width: 100,
    align: 'end',
    sortField: 'buyVolume',
    phone: 'none',
    reads: ['buyVolume'],
    cell: ({ buyVolume }) => <NumberCell number={mapNullable(buyVolume, formatUsd)} abbreviated />,
  }),
  filledColumn({
    key: 'sold',
    header: header.sold,
    width: 100,
    align: 'end',
    sortField: 'sellVolume',
    phone: 'none',
    reads: ['sellVolume'],
    cell: ({ sellVolume }) => <NumberCell number={mapNullable(sellVolume, formatUsd)} abbreviated />,
  }),
  filledColumn({
    key: 'split',
    header: header.split,
    width: 96,
    rank: 'second',
    phone: 'bar',
    reads: ['buyVolume', 'sellVolume'],
    cell: (row) => <Split {...row} />,
  }),
  filledColumn({
    key: 'filled',
    header: header.filled,
    width: 96,
    align: 'end',
    sortField: 'totalFilledUsd',
    phone: 'amount',
    reads: ['volume'],
    cell: ({ volume }) => (
      <>
        {volume === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(volume, formatUsd)} abbreviated />
      </>
    ),
  }),
]

/** Shows which share of the volume was bought. The remaining share was sold. */
function Split({ buyVolume, sellVolume }: Pick<FilledTokenWire, 'buyVolume' | 'sellVolume'>) {
  const percent = boughtPercent(buyVolume, sellVolume)
  if (percent === undefined) return <span className={tone.muted}>{missingText}</span>
  const share = percent.toFixed(1)
  return (
    <span
      className={styles.split}
      role="img"
      aria-label={jupiterText.split(share)}
      title={jupiterText.split(share)}
    >
      <span className={styles.splitBought} style={{ width: `${share}%` }} />
    </span>
  )
}
