import { formatPriceInFull, formatSigned, formatUsd, missingText } from '~/domain/format/format'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { mapNullable } from '~/lib/map-nullable'
import { SeriesKey } from '~/shared/charts/series-mark'
import { seriesStyle } from '~/shared/charts/series-style'
import { DayChange } from '~/shared/marks/day-change'
import { KeptLegend } from '~/shared/marks/kept-legend'
import { changeTone } from '~/shared/marks/sign-tone'
import { fundingText } from '~/shared/perps/format-market'
import { fundingTone } from '~/shared/perps/funding-formats'
import { pathOf } from '~/shared/search/search-hit'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { NumberCell } from '~/ui/table/number-cell'
import { PolledTable } from '~/ui/table/polled-table'
import { tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { lineLink, notOnPhone, onlyPhone, tone } from '~/ui/theme/text-style.css'
import * as styles from './compare.css'
import { type CompareQuery, compareHref } from './compare-query'
import { compareText } from './compare-text'
import type { ComparedItem } from './compared-item'

interface CompareRow extends ComparedItem {
  /** Position in the comparison, which selects the style of the line. */
  readonly place: number
  /** URL of the comparison without the item. */
  readonly withoutHref: string
}

const column = tableColumn<CompareRow>()
const { columns } = compareText

function usdCell(amountUsd: number | null) {
  return <NumberCell number={mapNullable(amountUsd, formatUsd)} abbreviated />
}

const compareColumns = [
  column({
    key: 'name',
    header: columns.name,
    share: 260,
    phone: 'name',
    reads: ['id', 'kind', 'name', 'venue', 'place', 'points'],
    cell: ({ id, kind, name, venue, place, points }) => (
      <Link to={pathOf({ kind, key: id, venue: venue ?? undefined })} className={lineLink}>
        <span className={styles.item}>
          <SeriesKey style={seriesStyle(place)} lone={points.length === 0} />
          <span className={styles.itemWords}>
            <bdi className={styles.itemName} translate="no">
              {name}
            </bdi>
            <span className={styles.itemKind}>
              {venue === null ? compareText.token : compareText.perp(perpVenueFacts[venue].name)}
            </span>
          </span>
        </span>
      </Link>
    ),
  }),
  column({
    key: 'price',
    header: columns.price,
    width: 110,
    align: 'end',
    phone: 'amount',
    reads: ['figures'],
    cell: ({ figures: { price } }) => (
      <>
        {price === null ? null : <span className={onlyPhone}>$</span>}
        <NumberCell number={mapNullable(price, formatPriceInFull)} />
      </>
    ),
  }),
  column({
    key: 'change',
    header: columns.change,
    width: 104,
    align: 'end',
    phone: 'lower',
    reads: ['points'],
    cell: ({ points }) => {
      const percent = points.at(-1)?.[1]
      return (
        <>
          <span className={onlyPhone}>{columns.change} </span>
          <span className={tone[changeTone(percent ?? null)]}>
            {percent === undefined ? missingText : `${formatSigned(percent, 2)}%`}
          </span>
        </>
      )
    },
  }),
  column({
    key: 'day',
    header: columns.day,
    width: 104,
    align: 'end',
    phone: 'first',
    reads: ['figures'],
    cell: ({ figures: { day, dayKeptAt } }) => (
      <>
        <span className={onlyPhone}>{columns.day} </span>
        <DayChange percent={day} keptAt={dayKeptAt} />
      </>
    ),
  }),
  column({
    key: 'volume',
    header: columns.volume,
    width: 130,
    align: 'end',
    phone: 'foot',
    reads: ['figures'],
    cell: ({ figures }) => (
      <>
        <span className={onlyPhone}>{columns.volume} </span>
        {usdCell(figures.volume)}
      </>
    ),
  }),
  column({
    key: 'cap',
    header: columns.cap,
    width: 130,
    align: 'end',
    rank: 'fifth',
    phone: 'foot',
    reads: ['kind', 'figures'],
    cell: ({ kind, figures }) => (
      <span className={styles.lastLine}>
        <CapCell kind={kind} figures={figures} />
      </span>
    ),
  }),
  column({
    key: 'interest',
    header: columns.interest,
    width: 140,
    align: 'end',
    rank: 'fourth',
    phone: 'none',
    reads: ['figures'],
    cell: ({ figures }) => usdCell(figures.openInterest),
  }),
  column({
    key: 'funding',
    header: columns.funding,
    width: 140,
    align: 'end',
    rank: 'fourth',
    phone: 'footEnd',
    reads: ['kind', 'figures'],
    cell: ({ kind, figures: { funding } }) => (
      <span className={kind === 'token' ? notOnPhone : undefined}>
        <span className={onlyPhone}>{columns.fundingShort} </span>
        <span className={tone[fundingTone(funding)]}>{fundingText(funding)}</span>
      </span>
    ),
  }),
  column({
    key: 'remove',
    header: columns.remove,
    width: 112,
    align: 'end',
    phone: 'action',
    reads: ['name', 'withoutHref'],
    cell: ({ name, withoutHref }) => (
      <Link
        to={withoutHref}
        sameView
        className={button({ variant: 'ghost', size: 'small' })}
        aria-label={compareText.remove(name)}
      >
        {columns.remove}
      </Link>
    ),
  }),
]

/**
 * Market cap of a token. Perp markets have none, so phones show their open interest at the same place of the card.
 */
function CapCell({ kind, figures }: Pick<CompareRow, 'kind' | 'figures'>) {
  if (kind === 'token') {
    return (
      <>
        <span className={onlyPhone}>{columns.cap} </span>
        {usdCell(figures.marketCap)}
      </>
    )
  }
  return (
    <>
      <span className={notOnPhone}>{missingText}</span>
      <span className={onlyPhone}>
        {columns.interest} {usdCell(figures.openInterest)}
      </span>
    </>
  )
}

interface CompareTableProps {
  readonly items: readonly ComparedItem[]
  readonly query: CompareQuery
}

/** Figures of the compared tokens and markets, in the order of the URL. It is also the table of the chart. */
export function CompareTable({ items, query }: CompareTableProps) {
  const rows = items.map((item, place) => {
    const ids = query.ids.filter((id) => id !== item.id)
    return { ...item, place, withoutHref: compareHref({ ...query, ids }) }
  })
  return (
    <div className={`${region} ${styles.tall}`}>
      <PolledTable
        caption={compareText.figures}
        columns={compareColumns}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <KeptLegend of={rows.map(({ figures }) => figures.dayKeptAt)} />
    </div>
  )
}
