import { type MouseEvent, memo, type RefObject, useCallback, useMemo, useState } from 'react'
import type { DcaOrderWire } from '~/contracts/orders/order'
import { IconButton } from '~/ui/controls/button'
import { inViewOf } from '~/ui/signal/in-view'
import type { RowStore } from '~/ui/signal/row-store'
import { rowSignal } from '~/ui/signal/signal'
import { HeadCell, type SortLink } from '~/ui/table/head-cell'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from '../account.css'
import { accountText } from '../account-text'
import type { WideColumn } from './wide-columns'

interface WideTableProps {
  readonly caption: string
  readonly columns: readonly WideColumn[]
  readonly rows: readonly DcaOrderWire[]
  /** Latest version of each row. Numbers in the cells update directly from this store. */
  readonly store: RowStore<DcaOrderWire>
  readonly sortLinkOf: (field: string) => SortLink | undefined
  readonly region: RefObject<HTMLElement>
  readonly onScroll: () => void
  /** Whether columns are hidden beyond the right edge. */
  readonly fades: boolean
}

/**
 * Table with all fields of each DCA order. It scrolls sideways while the token pair stays in place. On phones
 * each order is a card. A press on the card shows its other fields, one per line.
 */
export function WideTable(props: WideTableProps) {
  const { caption, columns, rows, store, sortLinkOf, region, onScroll, fades } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => setOpen((known) => flipped(known, key)), [])
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
      data-fades={fades || undefined}
    >
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                className={column.align === 'end' ? `${styles.headCell} ${styles.end}` : styles.headCell}
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
              store={store}
              open={open.has(order.publicKey)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps extends Pick<WideTableProps, 'columns' | 'store'> {
  readonly order: DcaOrderWire
  /** Whether a phone shows all fields of the order. */
  readonly open: boolean
  readonly onToggle: (key: string) => void
}

/**
 * A row of the table. The row renders only if a field that is not updated directly changes, or if the visitor
 * chooses other columns.
 */
const Row = memo(function Row({ order, columns, store, open, onToggle }: RowProps) {
  const live = rowSignal(order, order.publicKey, store)
  const watch = useMemo(() => inViewOf(store, order.publicKey), [store, order.publicKey])
  return (
    <tr
      ref={watch}
      className={styles.row}
      data-open={open ? '' : undefined}
      onClick={(event) => {
        if (isOnCard(event)) onToggle(order.publicKey)
      }}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          className={cellClass(column)}
          data-label={column.phone === undefined ? column.header : undefined}
          data-more={column.phone === undefined ? '' : undefined}
        >
          <div className={styles.content}>{column.cell(order, live)}</div>
        </td>
      ))}
      <td className={styles.toggle}>
        <IconButton
          icon="down"
          label={open ? accountText.hideFields : accountText.showFields}
          aria-expanded={open}
          onClick={() => onToggle(order.publicKey)}
          data-needs-script=""
        />
      </td>
    </tr>
  )
})

/** Whether a click is on the card of an order, but not on a control or at the end of a text selection. */
function isOnCard({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null
  return !isControl && window.getSelection()?.isCollapsed !== false
}

function cellClass({ align, phone }: WideColumn): string {
  const parts = [
    styles.cell,
    align === 'end' ? styles.end : '',
    phone === undefined ? '' : styles.phoneSpot[phone],
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function flipped(known: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(known)
  if (!next.delete(key)) next.add(key)
  return next
}
