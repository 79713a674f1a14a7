import { memo, type ReactNode } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { visuallyHidden } from '~/ui/text-style.css'
import { useFollowLinks } from '~/ui/use-follow-links'
import { useHeld } from '../../live/use-held'
import { marketPath } from '../drift-paths'
import { MarketLink } from '../market-link'
import { useDrawn } from '../use-drawn'
import { useSteady } from '../use-steady'
import * as styles from './list-table.css'
import { overviewText } from './overview-text'
import { useKeptSearch } from './use-kept-search'

/**
 * A column of the table, after the column with the market's name. Keep arrays of columns constant, because a
 * row renders only if its market or the array of columns changes.
 */
export interface ListColumn {
  readonly label: string
  readonly align?: 'end'
  readonly cell: (market: PerpMarketWire) => ReactNode
  /**
   * Returns all values that the cell reads from the market as one string, except the market's key. Omit this
   * function if all numbers of the cell update directly.
   */
  readonly readsAs?: (market: PerpMarketWire) => string
}

interface ListTableProps {
  readonly caption: string
  /** Whether each row starts with its rank. */
  readonly numbered?: boolean
  readonly columns: readonly ListColumn[]
  readonly markets: readonly PerpMarketWire[]
}

/** A short list of markets with a few numbers. It looks the same on all screens. */
export function ListTable({ caption, numbered = false, columns, markets }: ListTableProps) {
  const kept = useKeptSearch()
  const { held, handlers } = useHeld()
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const rows = useDrawn(useSteady(markets, held, caption), (market) => rowReadsAs(market, columns))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0} {...listeners}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {numbered ? (
              <th scope="col" className={styles.head}>
                {overviewText.rank}
              </th>
            ) : null}
            <th scope="col" className={styles.head}>
              {overviewText.columns.market}
            </th>
            {columns.map(({ label, align }) => (
              <th key={label} scope="col" className={align === 'end' ? styles.headEnd : styles.head}>
                {label}
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
              columns={columns}
              kept={kept}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function rowReadsAs(market: PerpMarketWire, columns: readonly ListColumn[]): string {
  return [market.publicKey, ...columns.map(({ readsAs }) => readsAs?.(market))].join()
}

interface ListRowProps {
  readonly market: PerpMarketWire
  readonly rank: number | undefined
  readonly columns: readonly ListColumn[]
  readonly kept: string
}

const ListRow = memo(function ListRow({ market, rank, columns, kept }: ListRowProps) {
  return (
    <tr className={styles.row}>
      {rank === undefined ? null : <td className={styles.rank}>{rank}</td>}
      <td className={styles.cell}>
        <MarketLink to={marketPath(market.publicKey) + kept} symbol={market.baseAssetSymbol} short />
      </td>
      {columns.map(({ label, align, cell }) => (
        <td key={label} className={align === 'end' ? styles.cellEnd : styles.cell}>
          {cell(market)}
        </td>
      ))}
    </tr>
  )
})
