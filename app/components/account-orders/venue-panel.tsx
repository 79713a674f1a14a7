import type { KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { PanelAnswer } from '~/contracts/panel'
import type { PerpPositionWire } from '~/contracts/perp-account'
import type { LimitSortField, OrderFilter } from '~/domain/order-view'
import { ExportLink } from '~/ui/export-link'
import type { ListQuery } from '~/ui/list-query'
import { text } from '~/ui/text'
import { kaminoColumns } from '../orders/kamino-columns'
import { limitColumns } from '../orders/limit-columns'
import { orderCsvHref } from '../orders/order-csv'
import { kaminoRules, limitRules } from '../orders/order-lists'
import { OrderPanel } from '../orders/order-panel'
import { accountLists } from './account-lists'
import { DriftPositions } from './drift-positions'

interface Listed<Row> {
  readonly query: ListQuery<OrderFilter, LimitSortField>
  readonly answer: PanelAnswer<Row>
}

interface VenuePanelProps {
  readonly trader: string
  /** The one that is looked at. */
  readonly limit?: Listed<LimitOrderWire> | undefined
  readonly kamino?: Listed<KaminoOrderWire> | undefined
  readonly drift?: PanelAnswer<PerpPositionWire> | undefined
}

/** What a trader has at a venue other than Jupiter's recurring orders. */
export function VenuePanel({ trader, limit, kamino, drift }: VenuePanelProps) {
  const isHis = ({ maker }: { readonly maker: string }) => maker === trader
  const csv = (topic: 'limit' | 'kamino', { query, answer }: Listed<unknown>, what: string) => (
    <ExportLink
      href={orderCsvHref(topic, query, { maker: trader })}
      empty={answer.page?.content.length === 0}
      what={what}
    />
  )
  if (limit !== undefined) {
    return (
      <OrderPanel
        title={text.limitOrders}
        topic="limit"
        list={accountLists.limit}
        columns={limitColumns}
        rules={limitRules}
        concerns={isHis}
        actions={csv('limit', limit, text.limitOrders)}
        {...limit}
      />
    )
  }
  if (kamino !== undefined) {
    return (
      <OrderPanel
        title={text.kaminoOrders}
        topic="kamino"
        list={accountLists.kamino}
        columns={kaminoColumns}
        rules={kaminoRules}
        concerns={isHis}
        actions={csv('kamino', kamino, text.kaminoOrders)}
        {...kamino}
      />
    )
  }
  return drift === undefined ? null : <DriftPositions answer={drift} />
}
