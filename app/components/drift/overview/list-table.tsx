import type { ReactNode } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { Link } from '~/ui/link'
import { visuallyHidden } from '~/ui/text-style.css'
import { marketPath } from '../drift-paths'
import { MarketName } from '../market-name'
import * as styles from './list-table.css'
import { overviewText } from './overview-text'
import { useKeptSearch } from './use-kept-search'

interface ListTableProps {
  readonly caption: string
  /** With the place of each row in front. */
  readonly numbered?: boolean
  /** Of the columns behind the market. */
  readonly heads: readonly { readonly label: string; readonly end: boolean }[]
  readonly rows: readonly { readonly market: PerpMarketWire; readonly cells: readonly ReactNode[] }[]
}

/** A short list of markets with a few of their numbers, the same on all screens. */
export function ListTable({ caption, numbered = false, heads, rows }: ListTableProps) {
  const kept = useKeptSearch()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0}>
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
            {heads.map(({ label, end }) => (
              <th key={label} scope="col" className={end ? styles.headEnd : styles.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ market, cells }, index) => (
            <tr key={market.publicKey} className={styles.row}>
              {numbered ? <td className={styles.rank}>{index + 1}</td> : null}
              <td className={styles.cell}>
                <Link to={marketPath(market.publicKey) + kept}>
                  <MarketName symbol={market.baseAssetSymbol} short />
                </Link>
              </td>
              {cells.map((cell, column) => (
                <td key={heads[column]?.label} className={heads[column]?.end ? styles.cellEnd : styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
