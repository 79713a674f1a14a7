import type { OrderFilter } from '~/domain/order/order-view'
import type { LivePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { ordersText } from '~/shared/text/orders-text'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PagedRows } from '~/ui/table/paged-rows'
import { Table } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import type { OrderRow, OrderTable } from './order-lists'
import type { useListView } from './use-list-view'

type ListView = Pick<
  ReturnType<typeof useListView>,
  'name' | 'pending' | 'firstPageHref' | 'search' | 'pageHref' | 'sortLinkOf'
> & { filterHref(filter: OrderFilter): string }

interface OrderRowsProps<Row extends OrderRow> {
  readonly title: string
  readonly table: OrderTable<never, Row>
  readonly filter: OrderFilter
  readonly search: string | undefined
  /** Whether the page shows only some orders, for example those of one trader, token or size. */
  readonly narrowed: boolean
  readonly view: ListView
  readonly panel: LivePanel<Row>
}

/** Rows of an order panel, or a message if there are none. */
export function OrderRows<Row extends OrderRow>(props: OrderRowsProps<Row>) {
  const { title, filter, search, narrowed, view, panel } = props
  const { page } = panel
  if (page === null) {
    return (
      <StaleDimmer times={panel.times} loading={view.pending && title}>
        <FailedPanel what={title} action={{ label: text.retry, to: view.pageHref(1) }} />
      </StaleDimmer>
    )
  }
  const isEmpty = panel.rows.length === 0 && !view.pending
  return (
    <div className={region} {...panel.holdHandlers}>
      <WaitingPill panel={panel} count={panel.scrolledInto ? panel.waiting : 0} floats />
      {view.pending ? (
        <p className={visuallyHidden} role="status">
          {text.loading(title)}
        </p>
      ) : null}
      {isEmpty ? (
        <Nothing
          page={page.page}
          filter={filter}
          search={search}
          narrowed={narrowed}
          view={view}
          isKnown={panel.times.dataAt !== undefined}
        />
      ) : (
        <Rows {...props} page={page.page} pendingRows={view.pending ? page.size : undefined} />
      )}
    </div>
  )
}

interface RowsProps<Row extends OrderRow> extends OrderRowsProps<Row> {
  readonly page: number
  readonly pendingRows: number | undefined
}

function Rows<Row extends OrderRow>(props: RowsProps<Row>) {
  const { title, table, view, panel, page, pendingRows } = props
  const flashOf = (row: Row) => {
    const count = panel.flashCountOf(row)
    return count === undefined ? undefined : ({ side: row.buy ? 'buy' : 'sell', count } as const)
  }
  return (
    <StaleDimmer times={panel.times}>
      <PagedRows page={page} byFive>
        <Table
          caption={title}
          columns={table.columns}
          rows={panel.rows}
          keyOf={table.keyOf}
          sortLinkOf={view.sortLinkOf}
          flashOf={flashOf}
          store={panel.store}
          pendingRows={pendingRows}
        />
      </PagedRows>
    </StaleDimmer>
  )
}

interface NothingProps {
  readonly page: number
  readonly filter: OrderFilter
  readonly search: string | undefined
  readonly narrowed: boolean
  readonly view: ListView
  /**
   * Whether the data source has been read. Before that, an empty list does not mean that there are no orders.
   */
  readonly isKnown: boolean
}

function Nothing({ page, filter, search, narrowed, view, isKnown }: NothingProps) {
  if (!isKnown) return <PanelState kind="empty" title={text.waiting} />
  if (page > 1) {
    const action = { label: text.firstPage, to: view.firstPageHref }
    return <PanelState kind="empty" title={ordersText.noOrders} reason={text.noSuchPage} action={action} />
  }
  if (search !== undefined) {
    const action = { label: text.clearSearch, to: view.search.hrefOf('') }
    return (
      <PanelState
        kind="empty"
        title={ordersText.noOrders}
        reason={ordersText.nothingFound(search)}
        action={action}
      />
    )
  }
  if (filter === 'historical') {
    const reason = narrowed ? ordersText.noSuchOrders : ordersText.noOrdersAtAll
    return <PanelState kind="empty" title={ordersText.noOrders} reason={reason} />
  }
  const action = { label: text.showAll, to: view.filterHref('historical') }
  const reason = narrowed ? ordersText.noSuchActiveOrders : ordersText.noActiveOrders
  return <PanelState kind="empty" title={ordersText.noOrders} reason={reason} action={action} />
}
