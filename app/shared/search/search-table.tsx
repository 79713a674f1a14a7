import type { MouseEvent } from 'react'
import type { SearchResultWire } from '~/contracts/token'
import { formatUsd, shortKey } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { StarButton } from '~/shared/saved-items/star-button'
import { Key } from '~/ui/clipboard/key'
import { key } from '~/ui/clipboard/key.css'
import { Link } from '~/ui/controls/link'
import { bar } from '~/ui/marks/skeleton.css'
import { Hint } from '~/ui/overlay/hint'
import { NumberCell } from '~/ui/table/number-cell'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { HitName } from './hit-name'
import { PriceOf } from './price-of'
import { hitPath, savedItemOf } from './search-hit'
import * as styles from './search-table.css'
import { searchText } from './search-text'

interface SearchTableProps {
  readonly rows: readonly SearchResultWire[]
  /** Number of placeholder rows while results are loading. */
  readonly pendingRows?: number | undefined
  /** Whether the table is on the search page instead of in a dialog. */
  readonly onPage?: boolean
  /** Whether to highlight the first row. Pressing Enter in the field opens that row. */
  readonly marksFirst?: boolean
  readonly onOpen?: (hit: SearchResultWire, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Table of search results. Each row is a link. On small phones, the rows look like cards. */
export function SearchTable(props: SearchTableProps) {
  const { rows, pendingRows, onPage = false, marksFirst = false, onOpen } = props
  const { width } = styles
  return (
    <table
      className={onPage ? `${styles.table} ${styles.onPage}` : styles.table}
      aria-busy={pendingRows !== undefined}
    >
      <caption className={visuallyHidden}>{searchText.searchResults}</caption>
      <colgroup>
        <col />
        <col style={{ width: width.figure }} />
        <col style={{ width: width.figure }} />
        <col style={{ width: width.address }} />
        <col style={{ width: width.price }} />
        <col style={{ width: width.star }} />
      </colgroup>
      <Head />
      <tbody>
        {pendingRows === undefined
          ? rows.map((hit, index) => (
              <HitRow
                key={`${hit.type} ${hit.key}`}
                hit={hit}
                first={marksFirst && index === 0}
                onOpen={onOpen}
              />
            ))
          : Array.from({ length: pendingRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
              <PendingRow key={index} />
            ))}
      </tbody>
    </table>
  )
}

function Head() {
  const figure = `${styles.headCell} ${styles.inUsd}`
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col" className={styles.headCell}>
          {searchText.tokenName}
        </th>
        <th scope="col" className={figure}>
          <Hint explains={searchText.volume24hHint}>{searchText.volume24h}</Hint>
        </th>
        <th scope="col" className={figure}>
          <Hint explains={searchText.marketCapHint}>{searchText.marketCap}</Hint>
        </th>
        <th scope="col" className={styles.headCell}>
          {searchText.tokenAddress}
        </th>
        <th scope="col" className={figure}>
          {searchText.price}
        </th>
        <td className={styles.headCell} />
      </tr>
    </thead>
  )
}

interface HitRowProps {
  readonly hit: SearchResultWire
  readonly first: boolean
  readonly onOpen: SearchTableProps['onOpen']
}

function HitRow({ hit, first, onOpen }: HitRowProps) {
  const { tokenMint } = hit
  const saved = savedItemOf(hit)
  return (
    <tr className={styles.row} data-first={first || undefined}>
      <td className={styles.nameCell}>
        <Link
          to={hitPath(hit)}
          className={styles.link}
          data-hit=""
          onClick={onOpen === undefined ? undefined : (event) => onOpen(hit, event)}
        >
          <HitName hit={hit} />
        </Link>
      </td>
      {hasFigures(hit) ? <FigureCells hit={hit} /> : <KeyCell value={hit.key} />}
      <td className={styles.starCell}>
        {saved === undefined ? null : <StarButton item={saved} called={hit.symbol ?? shortKey(tokenMint)} />}
      </td>
    </tr>
  )
}

/** Whether a result has a price and a volume. Traders and orders have none. */
function hasFigures({ type }: SearchResultWire): boolean {
  return type === 'token' || type === 'market'
}

function FigureCells({ hit }: { readonly hit: SearchResultWire }) {
  const { tokenMint, marketCap, dcaVolumePastDay } = hit
  return (
    <>
      <td className={styles.wideCell}>
        <NumberCell number={mapNullable(dcaVolumePastDay, formatUsd)} abbreviated />
      </td>
      {/* Phones leave out an unknown market cap. Perp markets have none. */}
      <td className={marketCap === null ? styles.wideCell : styles.capCell}>
        <span className={styles.capWord}>{searchText.cap} </span>
        <NumberCell number={mapNullable(marketCap, formatUsd)} abbreviated />
      </td>
      <td className={styles.wideCell}>
        <Key value={tokenMint} />
      </td>
      <td className={styles.priceCell}>
        <PriceOf hit={hit} />
      </td>
    </>
  )
}

/** The complete key of a result without figures, in place of them. */
function KeyCell({ value }: { readonly value: string }) {
  return (
    <td colSpan={4} className={styles.wideCell}>
      <span className={key} dir="ltr" translate="no">
        {value}
      </span>
    </td>
  )
}

/** Placeholder row with the layout of a search result. */
function PendingRow() {
  const { nameCell, wideCell, capCell, priceCell, starCell } = styles
  const cells = { nameCell, volume: wideCell, capCell, address: wideCell, priceCell }
  return (
    <tr className={styles.row}>
      {Object.entries(cells).map(([name, className]) => (
        <td key={name} className={className}>
          <span className={bar} />
        </td>
      ))}
      <td className={starCell} />
    </tr>
  )
}
