import type { PanelResult } from '~/contracts/state/panel'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import type { SpotTopic } from '~/domain/protocol/spot-venue'
import { ExportLink } from '~/ui/export/export-link'
import type { ListQuery } from '~/ui/table/list-query'
import { orderCsvHref } from './order-csv'

interface OrderExportProps {
  readonly topic: SpotTopic
  /** Noun for the rows of the list, used in the label of the link. */
  readonly what: string
  readonly query: ListQuery<OrderFilter, OrderSortField>
  readonly answer: PanelResult<unknown>
  /** Filter of the page, such as a token or a trader. It applies in addition to the filter of the list. */
  readonly narrowing?: Readonly<Record<string, string>>
}

/**
 * Link to a list of orders as CSV, with the filter and the sort order on screen. Disabled if the list could
 * not be read.
 */
export function OrderExport({ topic, what, query, answer, narrowing }: OrderExportProps) {
  const isEmpty = answer.page === null || answer.page.content.length === 0
  return <ExportLink href={orderCsvHref(topic, query, narrowing)} empty={isEmpty} what={what} />
}
