import { type RefObject, useState } from 'react'
import type { DcaOrderWire } from '~/contracts/order'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import type { SortLink } from '~/ui/table'
import { sortLink, sortMark } from '~/ui/table.css'
import { visuallyHidden } from '~/ui/text-style.css'
import * as styles from './account.css'
import { accountText } from './account-text'
import type { WideColumn } from './wide-columns'

interface WideTableProps {
  readonly caption: string
  readonly columns: readonly WideColumn[]
  readonly rows: readonly DcaOrderWire[]
  readonly sortLinkOf: (field: string) => SortLink | undefined
  readonly region: RefObject<HTMLElement>
  readonly onScroll: () => void
}

/** All fields of each order; scrolls sideways, the pair stays. On phones every order is a card with a line per field. */
export function WideTable({ caption, columns, rows, sortLinkOf, region, onScroll }: WideTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => setOpen((known) => flipped(known, key))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={region} className={styles.region} aria-label={caption} tabIndex={0} onScroll={onScroll}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                sort={column.sortField === undefined ? undefined : sortLinkOf(column.sortField)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <Row
              key={order.publicKey}
              order={order}
              columns={columns}
              open={open.has(order.publicKey)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeadCell({ column, sort }: { readonly column: WideColumn; readonly sort: SortLink | undefined }) {
  const className = column.align === 'end' ? `${styles.headCell} ${styles.end}` : styles.headCell
  if (sort === undefined) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    )
  }
  return (
    <th scope="col" className={className} aria-sort={sort.order && words[sort.order]}>
      <Link to={sort.to} sameView className={sortLink}>
        {column.header}
        {sort.order === undefined ? null : (
          <span className={sortMark} aria-hidden="true">
            {sort.order === 'asc' ? '▲' : '▼'}
          </span>
        )}
      </Link>
    </th>
  )
}

interface RowProps {
  readonly order: DcaOrderWire
  readonly columns: readonly WideColumn[]
  /** On a phone: all fields are shown. */
  readonly open: boolean
  readonly onToggle: (key: string) => void
}

function Row({ order, columns, open, onToggle }: RowProps) {
  return (
    <tr className={styles.row} data-open={open ? '' : undefined}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={column.align === 'end' ? `${styles.cell} ${styles.end}` : styles.cell}
          data-label={index === 0 ? undefined : column.header}
          data-more={column.first === true ? undefined : ''}
        >
          <div
            className={styles.content}
            style={column.leastWidth === undefined ? undefined : { minWidth: column.leastWidth }}
          >
            {column.cell(order)}
          </div>
        </td>
      ))}
      <td className={styles.toggle}>
        <Button look="ghost" size="small" aria-expanded={open} onClick={() => onToggle(order.publicKey)}>
          {open ? accountText.hideFields : accountText.showFields}
        </Button>
      </td>
    </tr>
  )
}

function flipped(known: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(known)
  if (!next.delete(key)) next.add(key)
  return next
}
