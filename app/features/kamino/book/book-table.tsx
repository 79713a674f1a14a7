import type { OrderBookWire } from '~/contracts/kamino'
import { formatDecimals, formatSigned } from '~/domain/format/format'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { useOrderHref } from '~/shared/paths/order-href'
import { traderPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { followRowLink } from '~/ui/table/table'
import { tone, visuallyHidden } from '~/ui/theme/text-style.css'
import { kaminoText } from '../kamino-text'
import * as styles from './book.css'
import { type CumulativeLevel, deepest, spreadOf, withTotals } from './book-levels'

/** Number of price levels per side that a phone shows before the visitor expands the book. */
export const phoneLevels = 8

type Side = 'ask' | 'bid'

interface BookTableProps {
  readonly book: OrderBookWire
  /** Whether phones show all price levels, as wide screens always do. */
  readonly allLevels: boolean
}

/**
 * The order book as one table. The asks are at the top, with the best ask next to the spread. The bids are
 * below the spread.
 */
export function BookTable({ book, allLevels }: BookTableProps) {
  const asks = withTotals(book.asks)
  const bids = withTotals(book.bids)
  const shared = { most: deepest(asks, bids), traders: book.traders, allLevels }
  const { bookColumns: columns } = kaminoText
  return (
    <table className={styles.book}>
      <caption className={visuallyHidden}>{kaminoText.book}</caption>
      <thead className={styles.part}>
        <tr className={styles.headRow}>
          {[columns.price, columns.size, columns.total, columns.trader].map((header) => (
            <th key={header} scope="col" className={styles.headCell}>
              {header === columns.total ? <MetricInfo of="kaminoBookTotal">{header}</MetricInfo> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.part}>
        <SideName side="ask" isEmpty={asks.length === 0} />
        <Levels side="ask" levels={asks.toReversed()} {...shared} />
      </tbody>
      <tbody className={styles.part}>
        <SpreadRow book={book} />
      </tbody>
      <tbody className={styles.part}>
        <SideName side="bid" isEmpty={bids.length === 0} />
        <Levels side="bid" levels={bids} {...shared} />
      </tbody>
    </table>
  )
}

function SideName({ side, isEmpty }: { readonly side: Side; readonly isEmpty: boolean }) {
  const [name, nobody] =
    side === 'ask' ? [kaminoText.asks, kaminoText.noAsks] : [kaminoText.bids, kaminoText.noBids]
  return (
    <tr className={styles.sideRow}>
      <th
        scope="rowgroup"
        colSpan={4}
        className={`${styles.sideName} ${tone[side === 'ask' ? 'sell' : 'buy']}`}
      >
        {side === 'ask' ? '▼' : '▲'} {isEmpty ? nobody : name}
      </th>
    </tr>
  )
}

interface LevelsProps {
  readonly side: Side
  /** Price levels in display order, from top to bottom. */
  readonly levels: readonly CumulativeLevel[]
  /** Largest cumulative size in the order book, SOL. */
  readonly most: number
  readonly traders: OrderBookWire['traders']
  readonly allLevels: boolean
}

function Levels({ side, levels, most, traders, allLevels }: LevelsProps) {
  const hrefOf = useOrderHref()
  // The best ask is the lowest ask in the table, and the best bid is the highest bid.
  const fromBest = (index: number) => (side === 'ask' ? levels.length - 1 - index : index)
  const row = styles.level[side]
  return levels.map((level, index) => (
    <tr
      key={level.publicKey}
      className={allLevels || fromBest(index) < phoneLevels ? row : `${row} ${styles.deep}`}
      onClick={followRowLink}
      style={{ '--depth': `${((100 * level.total) / most).toFixed(1)}%` }}
    >
      <td className={styles.cell}>
        <Link
          to={hrefOf(level.publicKey)}
          sameView
          replace={false}
          className={styles.target}
          data-row-link=""
        >
          <span className={tone[side === 'ask' ? 'sell' : 'buy']}>{formatDecimals(level.price, 2)}</span>
          {level.crossed ? <Crossed /> : null}
        </Link>
      </td>
      <td className={styles.cell}>{formatDecimals(level.size, 3)}</td>
      <td className={styles.total}>{formatDecimals(level.total, 1)}</td>
      <td className={styles.cell}>
        <Link
          to={traderPath(level.trader)}
          className={styles.trader}
          title={level.trader}
          dir="ltr"
          translate="no"
        >
          {traders[level.trader]}
        </Link>
      </td>
    </tr>
  ))
}

function Crossed() {
  return (
    <span className={styles.crossed} title={kaminoText.crossedTitle}>
      <span aria-hidden="true">×</span>
      <span className={visuallyHidden}>{kaminoText.crossed}</span>
    </span>
  )
}

function SpreadRow({ book }: Pick<BookTableProps, 'book'>) {
  const spread = spreadOf(book)
  if (spread === undefined) return null
  const { mid, usdc, bps } = spread
  const isCrossed = usdc <= 0
  const words = kaminoText.spread(formatDecimals(usdc, 2), formatSignedBelowZero(bps))
  return (
    <tr className={styles.spreadRow}>
      <td colSpan={4} className={styles.spreadCell}>
        <span>
          <b className={styles.mid}>{formatDecimals(mid, 2)}</b>{' '}
          <span className={tone.subtle}>{kaminoText.mid}</span>
        </span>
        <span className={tone.muted}>
          {words} {isCrossed ? <Crossed /> : null} <MetricInfo of="kaminoSpread" />
        </span>
      </td>
    </tr>
  )
}

/**
 * Formats a spread without a plus sign, because a positive spread is normal and only a negative spread is
 * unusual.
 */
function formatSignedBelowZero(bps: number): string {
  return bps > 0 ? formatDecimals(bps, 1) : formatSigned(bps, 1)
}
