import type { PanelAnswer } from '~/contracts/panel'
import type { DcaSortField, LimitSortField, OrderFilter } from '~/domain/order-view'
import { ExportLink } from '~/ui/export-link'
import type { ListQuery } from '~/ui/list-query'
import { text } from '~/ui/text'
import type { RowOf } from '../live/live-client'
import { dcaColumns } from './dca-columns'
import { kaminoColumns } from './kamino-columns'
import { limitColumns } from './limit-columns'
import { orderCsvHref } from './order-csv'
import { dcaRules, kaminoRules, limitRules, orderLists } from './order-lists'
import { OrderPanel, type OrderTopic } from './order-panel'

/** A list as a page's loader hands it over: what was asked, and the answer. */
interface Listed<Topic extends OrderTopic, SortField extends DcaSortField> {
  readonly query: ListQuery<OrderFilter, SortField>
  readonly answer: PanelAnswer<RowOf[Topic]>
}

/** All DCA orders. */
export function DcaOrders(listed: Listed<'dca', DcaSortField>) {
  const list = orderLists.dca
  return (
    <OrderPanel
      title={text.dcaOrders}
      topic="dca"
      list={list}
      columns={dcaColumns}
      rules={dcaRules}
      actions={<Csv topic="dca" what={text.dcaOrders} {...listed} />}
      {...listed}
    />
  )
}

/** All of Jupiter's limit orders. */
export function LimitOrders(listed: Listed<'limit', LimitSortField>) {
  const list = orderLists.limit
  return (
    <OrderPanel
      title={text.limitOrders}
      topic="limit"
      list={list}
      columns={limitColumns}
      rules={limitRules}
      actions={<Csv topic="limit" what={text.limitOrders} {...listed} />}
      {...listed}
    />
  )
}

/** All of Kamino's limit orders. */
export function KaminoOrders(listed: Listed<'kamino', LimitSortField>) {
  const list = orderLists.kamino
  return (
    <OrderPanel
      title={text.kaminoOrders}
      topic="kamino"
      list={list}
      columns={kaminoColumns}
      rules={kaminoRules}
      actions={<Csv topic="kamino" what={text.kaminoOrders} {...listed} />}
      {...listed}
    />
  )
}

interface CsvProps {
  readonly topic: OrderTopic
  readonly what: string
  readonly query: ListQuery<OrderFilter, DcaSortField>
  readonly answer: PanelAnswer<unknown>
}

function Csv({ topic, what, query, answer }: CsvProps) {
  const isEmpty = answer.page === null || answer.page.content.length === 0
  return <ExportLink href={orderCsvHref(topic, query)} empty={isEmpty} what={what} />
}
