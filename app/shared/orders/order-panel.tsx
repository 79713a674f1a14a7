import type { ReactNode } from 'react'
import type { PanelResult } from '~/contracts/state/panel'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import type { SpotTopic } from '~/domain/protocol/spot-venue'
import type { PanelTimes } from '~/domain/service/freshness'
import type { ChosenLine } from '~/shared/list-filters/use-chosen-line'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import type { ListTools, ToolSearch } from '~/shared/list-sheet/list-tools-context'
import type { RowOf } from '~/shared/live/live-client'
import { PanelStatus } from '~/shared/live/panel-status'
import { usePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { ordersText } from '~/shared/text/orders-text'
import { Card } from '~/ui/panel/card'
import type { ListQuery, ListQuerySpec } from '~/ui/table/list-query'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { FilterLinks } from './filter-links'
import { ListSearch } from './list-search'
import { OrderFooter } from './order-footer'
import { maySuit, type OrderRow, type OrderTable, outdatesOrders } from './order-lists'
import * as styles from './order-panel.css'
import { OrderRows } from './order-rows'
import { FiltersLink, FindLink } from './tool-links'
import { type ListSearchForm, useListView } from './use-list-view'

interface OrderPanelProps<Topic extends SpotTopic, Row extends OrderRow, SortField extends OrderSortField> {
  readonly title: string
  readonly topic: Topic
  readonly list: ListQuerySpec<OrderFilter, SortField>
  readonly query: ListQuery<OrderFilter, SortField>
  readonly table: OrderTable<RowOf[Topic], Row>
  readonly answer: PanelResult<Row>
  /** Content beside the filter of the list, such as a legend or an export link. */
  readonly actions?: ReactNode
  /** Returns whether a changed order can belong to this list. Default: every order of the topic can. */
  readonly concerns?: ((order: RowOf[Topic]) => boolean) | undefined
  readonly searchable?: boolean
  /** Filters between the head and the rows. Phones show them in the sheet of the list. */
  readonly filters?: ReactNode
  /** Filters that narrow the list at the moment, which phones show. Lists without filters do not load the code that reads them. */
  readonly chosen?: ChosenLine
  /** URL of the list on a page on which it has filters, if it has none here. */
  readonly filtersHref?: string
}

/** A live table of orders. Links filter, sort and page the table, and the stream keeps it current. */
export function OrderPanel<Topic extends SpotTopic, Row extends OrderRow, SortField extends OrderSortField>(
  props: OrderPanelProps<Topic, Row, SortField>,
) {
  const { title, topic, list, query, table, answer, concerns, actions, filters, chosen, filtersHref } = props
  const { searchable = false } = props
  const { search } = query
  const view = useListView(list, query, answer.page)
  const panel = useOrders(props, view.name)
  const { pageHref: hrefOf, fivePageHref } = view
  return (
    <Card
      title={title}
      anchor={topic}
      status={<OrderStatus times={panel.times} topic={topic} />}
      actions={
        <>
          <WaitingPill panel={panel} count={panel.scrolledInto ? 0 : panel.waiting} />
          <Tools
            of={title}
            columns={table.columns}
            searched={searchable ? { text: search } : undefined}
            chosen={chosen?.filters}
            {...{ view, filters, filtersHref, actions }}
          />
          <FilterLinks of={title} current={query.filter} hrefOf={view.filterHref} />
        </>
      }
      notice={panel.notice}
      footer={<OrderFooter title={title} panel={panel} filter={query.filter} {...{ hrefOf, fivePageHref }} />}
    >
      {searchable && view.isFinding && <ListSearch of={title} spec={list} search={search} />}
      {filters === undefined ? null : <div className={notOnPhone}>{filters}</div>}
      {chosen?.line}
      <OrderRows
        {...{ title, table, search, view, panel, filter: query.filter }}
        narrowed={concerns !== undefined}
      />
    </Card>
  )
}

interface ToolsProps extends Pick<ListTools, 'of' | 'columns' | 'filters' | 'chosen' | 'actions'> {
  /** Search of the list. `undefined`: the list has no search. */
  readonly searched: { readonly text: string | undefined } | undefined
  readonly filtersHref: string | undefined
  readonly view: Pick<ReturnType<typeof useListView>, 'isFinding' | 'findHref' | 'sortLinkOf' | 'search'>
}

/** Controls of the list: in the header on wide screens, in a sheet on phones. */
function Tools({ of, columns, searched, view, filters, chosen, actions, filtersHref }: ToolsProps) {
  return (
    <>
      {searched && <FindLink of={of} isOpen={view.isFinding} to={view.findHref} />}
      <span className={styles.wideActions}>
        {filtersHref && <FiltersLink of={of} to={filtersHref} />}
        {actions}
      </span>
      <ListSheetButton
        of={of}
        columns={columns}
        sortLinkOf={view.sortLinkOf}
        search={searched && toolSearch(of, searched.text, view.search)}
        filters={filters}
        filtersHref={filtersHref}
        chosen={chosen}
        actions={actions}
      />
    </>
  )
}

/** Returns the search of a list for the sheet on phones. */
function toolSearch(title: string, value: string | undefined, form: ListSearchForm): ToolSearch {
  return {
    label: ordersText.searchOf(title),
    placeholder: ordersText.orderSearchHint,
    form,
    value,
    clearHref: form.hrefOf(''),
  }
}

interface OrderStatusProps {
  readonly times: PanelTimes
  readonly topic: SpotTopic
}

/** Metric definitions of the columns, and the age of the list. */
export function OrderStatus({ times, topic }: OrderStatusProps) {
  return (
    <>
      <MetricInfo of="orderAmountUsd" list={topic} />
      <PanelStatus times={times} />
    </>
  )
}

/**
 * Keeps the orders of a list current. A changed order outdates the list only if it matches the filters and
 * the search text.
 */
function useOrders<Topic extends SpotTopic, Row extends OrderRow, SortField extends OrderSortField>(
  { topic, query, table, answer, concerns }: OrderPanelProps<Topic, Row, SortField>,
  view: string,
) {
  const { search } = query
  return usePanel({
    topic,
    answer,
    view,
    rules: table,
    outdates: (changed, shown, isShown) =>
      concerns?.(changed) !== false &&
      (search === undefined || maySuit(changed, search)) &&
      outdatesOrders(query, changed, shown, isShown),
  })
}
