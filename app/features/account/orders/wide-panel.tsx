import { useMemo, useRef } from 'react'
import type { DcaOrderWire } from '~/contracts/orders/order'
import type { PanelResult } from '~/contracts/state/panel'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { isWithin } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import type { ListTools } from '~/shared/list-sheet/list-tools-context'
import { type LivePanel, usePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { FilterLinks } from '~/shared/orders/filter-links'
import { OrderFooter } from '~/shared/orders/order-footer'
import { orderTable, outdatesOrders } from '~/shared/orders/order-lists'
import { OrderStatus } from '~/shared/orders/order-panel'
import { useListView } from '~/shared/orders/use-list-view'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { ordersText } from '~/shared/text/orders-text'
import { useDeviceText } from '~/ui/hooks/device-text'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import type { ListQuery } from '~/ui/table/list-query'
import { PagedRows } from '~/ui/table/paged-rows'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/theme/text-style.css'
import * as styles from '../account.css'
import { accountLists } from '../account-lists'
import { accountText } from '../account-text'
import { ColumnChooser, parseHidden, withColumn } from './column-chooser'
import { useHiddenRight } from './use-hidden-right'
import { type WideColumn, type WideKey, wideColumns } from './wide-columns'
import { WideTable } from './wide-table'

interface WidePanelProps {
  readonly query: ListQuery<OrderFilter, OrderSortField>
  readonly answer: PanelResult<DcaOrderWire>
  readonly concerns: (order: DcaOrderWire) => boolean
}

/** Key in the device's storage for the hidden columns. */
const hiddenKey = 'dca.columns.hidden'

const filters = <ListFilters of={ordersText.dcaOrders} name={accountLists.dca.name} />

/** Sheet of phones with the sort orders and the filters of the list. */
function WideSheet({ sortLinkOf, chosen }: Pick<ListTools, 'sortLinkOf' | 'chosen'>) {
  return (
    <ListSheetButton
      of={ordersText.dcaOrders}
      columns={wideColumns}
      sortLinkOf={sortLinkOf}
      filters={filters}
      chosen={chosen}
    />
  )
}

/** Live list of DCA orders with all their fields. */
export function WidePanel({ query, answer, concerns }: WidePanelProps) {
  const view = useListView(accountLists.dca, query, answer.page)
  const chosen = useChosenLine(ordersText.dcaOrders, accountLists.dca.name)
  const { hidden, remember, right, rules, ...table } = useWideColumns()
  const panel = usePanel({
    topic: 'dca',
    answer,
    view: view.name,
    rules,
    outdates: (changed, shown, isShown) =>
      concerns(changed) && isWithin(query, changed) && outdatesOrders(query, changed, shown, isShown),
  })
  return (
    <Card
      title={ordersText.dcaOrders}
      anchor="dca"
      status={<OrderStatus times={panel.times} topic="dca" />}
      notice={panel.notice}
      actions={
        <>
          <WaitingPill panel={panel} />
          <WideActions right={right} hidden={hidden} remember={remember} />
          <WideSheet sortLinkOf={view.sortLinkOf} chosen={chosen.filters} />
          <FilterLinks of={ordersText.dcaOrders} current={query.filter} hrefOf={view.filterHref} />
        </>
      }
      footer={<Footer panel={panel} filter={query.filter} hrefOf={view.pageHref} />}
    >
      <div className={notOnPhone}>{filters}</div>
      {chosen.line}
      {panel.page === null || panel.rows.length === 0 ? (
        <StaleDimmer times={panel.times} loading={view.pending && ordersText.dcaOrders}>
          <Nothing panel={panel} query={query} view={view} />
        </StaleDimmer>
      ) : (
        <WideRows panel={panel} view={view} {...table} />
      )}
    </Card>
  )
}

/** Returns the visible columns with their rules, and the number of columns beyond the right edge. */
function useWideColumns() {
  const [remembered, remember] = useDeviceText(hiddenKey)
  const hidden = useMemo(() => parseHidden(remembered, wideColumns), [remembered])
  // Keep the same array until the visitor chooses other columns, because a new array renders every row again.
  const columns = useMemo(() => wideColumns.filter(({ key }) => !hidden.includes(key)), [hidden])
  const rules = useMemo(
    () => orderTable<DcaOrderWire, DcaOrderWire, readonly WideColumn[]>(columns),
    [columns],
  )
  const region = useRef<HTMLElement>(null)
  const right = useHiddenRight(region, columns.length)
  const fades = right.count > 0
  return { hidden, remember, right, columns, rules, region, onScroll: right.measure, fades }
}

interface WideRowsProps
  extends Pick<Parameters<typeof WideTable>[0], 'columns' | 'region' | 'onScroll' | 'fades'> {
  readonly panel: LivePanel<DcaOrderWire>
  readonly view: Pick<ReturnType<typeof useListView>, 'pending' | 'sortLinkOf'>
}

/** Rows of the table. Their order is frozen while the pointer is over them. */
function WideRows({ panel, view, ...table }: WideRowsProps) {
  return (
    <div {...panel.holdHandlers}>
      <StaleDimmer times={panel.times} loading={view.pending && ordersText.dcaOrders}>
        <PagedRows page={panel.page?.page ?? 1}>
          <WideTable
            caption={ordersText.dcaOrders}
            rows={panel.rows}
            store={panel.store}
            sortLinkOf={view.sortLinkOf}
            {...table}
          />
        </PagedRows>
      </StaleDimmer>
    </div>
  )
}

interface WideActionsProps {
  readonly right: { readonly count: number; goOn(): void }
  readonly hidden: readonly WideKey[]
  readonly remember: ReturnType<typeof useDeviceText>[1]
}

/** Column menu, and a button that scrolls to the columns beyond the right edge. */
function WideActions({ right, hidden, remember }: WideActionsProps) {
  return (
    <>
      {right.count === 0 ? null : (
        <button type="button" className={styles.pill} onClick={right.goOn}>
          {accountText.moreColumns(right.count)} →
        </button>
      )}
      <ColumnChooser
        columns={wideColumns}
        hidden={hidden}
        onToggle={(key) =>
          remember((stored) => withColumn(parseHidden(stored, wideColumns), key, !hidden.includes(key)))
        }
        onShowAll={() => remember(null)}
      />
    </>
  )
}

function Footer(props: Omit<Parameters<typeof OrderFooter>[0], 'title'>) {
  return <OrderFooter title={ordersText.dcaOrders} {...props} />
}

interface NothingProps {
  readonly panel: Pick<LivePanel<unknown>, 'page' | 'times'>
  readonly query: WidePanelProps['query']
  readonly view: {
    pageHref(page: number): string
    filterHref(filter: OrderFilter): string
  }
}

/** Message that explains why the table has no rows. */
function Nothing({ panel, query, view }: NothingProps) {
  if (panel.page === null) {
    const action = { label: text.retry, to: view.pageHref(query.page) }
    return <FailedPanel what={accountText.fetched} action={action} />
  }
  if (panel.times.dataAt === undefined) return <PanelState kind="empty" title={text.waiting} />
  if (query.page > 1) {
    const action = { label: text.firstPage, to: view.pageHref(1) }
    return <PanelState kind="empty" title={ordersText.noOrders} reason={text.noSuchPage} action={action} />
  }
  if (query.filter === 'historical') {
    return <PanelState kind="empty" title={ordersText.noOrders} reason={accountText.nothingLine} />
  }
  const action = { label: text.showAll, to: view.filterHref('historical') }
  return (
    <PanelState kind="empty" title={ordersText.noOrders} reason={accountText.nothingActive} action={action} />
  )
}
