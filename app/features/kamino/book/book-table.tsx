import type { OrderBookWire } from '~/contracts/kamino'
import { formatDecimals, formatSigned } from '~/domain/format/format'
import type { ListChoice } from '~/shared/list-filters/list-narrowing'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { traderPath } from '~/shared/paths/detail-path'
import { useOrderHref } from '~/shared/paths/order-href'
import { Link } from '~/ui/controls/link'
import { followRowLink } from '~/ui/table/table'
import { tone, visuallyHidden } from '~/ui/theme/text-style.css'
import { kaminoText } from '../kamino-text'
import * as styles from './book.css'
import { type CumulativeLevel, deepest, narrowBook, spreadOf, withTotals } from './book-levels'

/** Number of price levels per side that a phone shows before the visitor expands the book. */
export const phoneLevels = 8

type Side = 'ask' | 'bid'

interface BookTableProps {
  readonly book: OrderBookWire
  /** Filters that narrow the book. */
  readonly choice: ListChoice
  /** Whether phones show all price levels, as wide screens always do. */
  readonly allLevels: boolean
}

/**
 * The order book as one table. The asks are at the top, with the best ask next to the spread. The bids are
 * below the spread.
 */
export function BookTable({ book, choice, allLevels }: BookTableProps) {
  const { asks, bids } = narrowBook(book, choice)
  const most = deepest(withTotals(book.asks), withTotals(book.bids))
  const shared = { most, traders: book.traders, allLevels, minUsd: choice.minUsd }
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
      {asks && <SideRows side="ask" levels={asks.toReversed()} {...shared} />}
      <tbody className={styles.part}>
        <SpreadRow book={book} />
      </tbody>
      {bids && <SideRows side="bid" levels={bids} {...shared} />}
    </table>
  )
}

/** Heading and text without levels of each side. The last text is for a narrowed book. */
const sideWords = {
  ask: [kaminoText.asks, kaminoText.noAsks, kaminoText.noSuchAsks],
  bid: [kaminoText.bids, kaminoText.noBids, kaminoText.noSuchBids],
} as const

/** One side of the book, with its heading. */
function SideRows(levels: LevelsProps & { readonly minUsd: number }) {
  const [name, none, noneSuch] = sideWords[levels.side]
  const title = levels.levels.length > 0 ? name : levels.minUsd > 0 ? noneSuch : none
  return (
    <tbody className={styles.part}>
      <SideName side={levels.side} title={title} />
      <Levels {...levels} />
    </tbody>
  )
}

function SideName({ side, title }: { readonly side: Side; readonly title: string }) {
  return (
    <tr className={styles.sideRow}>
      <th
        scope="rowgroup"
        colSpan={4}
        className={`${styles.sideName} ${tone[side === 'ask' ? 'sell' : 'buy']}`}
      >
        {side === 'ask' ? '▼' : '▲'} {title}
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
