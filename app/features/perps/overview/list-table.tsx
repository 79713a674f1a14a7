import { memo, useMemo } from 'react'
import { useHeld } from '~/shared/live/use-held'
import { marketPath } from '~/shared/paths/drift-paths'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { rowSignal } from '~/ui/signal/signal'
import { columnOf, type Declared, looksSameIn } from '~/ui/table/column'
import { notOnPhone, onlyPhone, visuallyHidden } from '~/ui/theme/text-style.css'
import { MarketLink } from '../markets/market-link'
import type { VenueMarketWire } from '../markets/markets-state'
import { useKeptSearch } from '../markets/use-kept-search'
import { useSteady } from '../markets/use-steady'
import { VenueMark } from '../venue/venue-mark'
import * as styles from './list-table.css'
import { perpsOverviewText } from './perps-overview-text'
import { useStableRows } from './use-stable-rows'

interface ListLook {
  readonly header: string
  readonly align?: 'end'
  /** Position on phones. `below`: below the name of the market. Default: a column. */
  readonly phone?: 'below'
  /** Cells update themselves (`LiveFigure`) instead. */
  readonly updates?: readonly never[]
}

/**
 * A column of the table, after the column with the market's name. Keep arrays of columns constant, because a
 * row renders only if a declared field or the array of columns changes.
 */
export interface ListColumn extends ListLook, Declared<VenueMarketWire> {
  readonly key: string
  readonly updates?: readonly never[]
}

/** Creates a column. The cell receives only the fields that the column declares. */
export const listColumn = columnOf<VenueMarketWire, ListLook>()

const nameColumn = listColumn({
  key: 'market',
  header: perpsOverviewText.columns.market,
  reads: ['publicKey', 'venue', 'baseAssetSymbol'],
  cell: (market) => <Market market={market} />,
})

interface ListTableProps {
  readonly caption: string
  /** Whether each row starts with its rank. */
  readonly numbered?: boolean
  readonly columns: readonly ListColumn[]
  readonly markets: readonly VenueMarketWire[]
}

/** A short list of markets with a few numbers. It looks the same on all screens. */
export function ListTable({ caption, numbered = false, columns, markets }: ListTableProps) {
  const { held, handlers } = useHeld()
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const all = useMemo(() => [nameColumn, ...columns], [columns])
  const looksSame = useMemo(() => looksSameIn<VenueMarketWire>(all), [all])
  const rows = useStableRows(useSteady(markets, held, caption), looksSame)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0} {...listeners}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {numbered ? (
              <th scope="col" className={styles.head}>
                {perpsOverviewText.rank}
              </th>
            ) : null}
            {all.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classOf(column, all, column.align === 'end' ? styles.headEnd : styles.head)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((market, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed slots, so nothing moves when two markets swap
              key={index}
              market={market}
              rank={numbered ? index + 1 : undefined}
              columns={all}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ListRowProps {
  readonly market: VenueMarketWire
  readonly rank: number | undefined
  readonly columns: readonly ListColumn[]
}

const ListRow = memo(function ListRow({ market, rank, columns }: ListRowProps) {
  const live = rowSignal(market, market.publicKey, undefined)
  const below = columns.filter(({ phone }) => phone === 'below')
  return (
    <tr className={styles.row}>
      {rank === undefined ? null : <td className={styles.rank}>{rank}</td>}
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={classOf(column, columns, column.align === 'end' ? styles.cellEnd : styles.cell)}
        >
          {column.cell(market, live)}
          {index > 0
            ? null
            : below.map(({ key, cell }) => (
                <span key={key} className={`${styles.below} ${onlyPhone}`}>
                  {cell(market, live)}
                </span>
              ))}
        </td>
      ))}
    </tr>
  )
})

function classOf(column: ListColumn, columns: readonly ListColumn[], base: string): string {
  if (column.phone === 'below') return `${base} ${notOnPhone}`
  const isLast = columns.slice(columns.indexOf(column) + 1).every(({ phone }) => phone === 'below')
  return isLast ? `${base} ${styles.lastOnPhone}` : base
}

function Market({
  market,
}: {
  readonly market: Pick<VenueMarketWire, 'publicKey' | 'venue' | 'baseAssetSymbol'>
}) {
  const kept = useKeptSearch()
  return (
    <span className={styles.market}>
      <MarketLink to={marketPath(market.publicKey) + kept} symbol={market.baseAssetSymbol} short />
      <VenueMark venue={market.venue} />
    </span>
  )
}
