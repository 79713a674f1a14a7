import type { PanelResult, PolledResult } from '~/contracts/state/panel'
import type { OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { orderCsvHref, rowsPerFile } from '~/shared/orders/order-csv'
import { ordersText } from '~/shared/text/orders-text'
import type { ListQuery } from '~/ui/table/list-query'
import { type AccountKind, narrowing } from './account-kind'
import type { VenueTab } from './account-lists'
import { accountText } from './account-text'

/** A table that the visitor can download as a file. */
export interface AccountExport {
  readonly href: string
  /** Noun for the rows of the exported list. */
  readonly what: string
  readonly empty: boolean
}

interface Listed {
  readonly query: ListQuery<OrderFilter, OrderSortField>
  readonly answer: LoadedRows
}

type LoadedRows = Pick<PanelResult<unknown>, 'page'>

interface ShownAccount {
  readonly kind: AccountKind
  readonly key: string
  readonly tab: VenueTab
  readonly dca: Listed
  readonly other?:
    | {
        readonly limit?: Listed | undefined
        readonly kamino?: Listed | undefined
        readonly perps?: { readonly fills: Pick<PolledResult<LoadedRows['page']>, 'data'> } | undefined
      }
    | undefined
}

/**
 * Returns the file behind the page's export button: the list of the open tab, with the filter and the sort
 * order that the visitor sees. A list that could not be read counts as empty.
 */
export function accountExport({ kind, key, tab, dca, other }: ShownAccount): AccountExport {
  if (tab === 'perps') {
    return {
      href: perpsCsvPath.fills(key),
      what: accountText.perpsExport,
      empty: isEmpty(other?.perps?.fills.data),
    }
  }
  const list = tab === 'dca' ? dca : other?.[tab]
  return {
    href: orderCsvHref(tab, list?.query ?? dca.query, narrowing(kind, key)),
    what: names[tab],
    empty: isEmpty(list?.answer.page),
  }
}

const perpsFile = `format=csv&size=${rowsPerFile}`

/** URLs of a trader's perp lists as CSV files. */
export const perpsCsvPath = {
  positions: (trader: string) => `/api/perps/users/${encodeURIComponent(trader)}/positions?${perpsFile}`,
  orders: (trader: string) => `/api/perps/users/${encodeURIComponent(trader)}/orders?${perpsFile}`,
  fills: (trader: string) => `/api/perps/trades?${perpsFile}&user=${encodeURIComponent(trader)}`,
} as const

const names = {
  dca: ordersText.dcaOrders,
  limit: ordersText.limitOrders,
  kamino: ordersText.kaminoOrders,
} as const

function isEmpty(page: LoadedRows['page'] | undefined): boolean {
  return page == null || page.content.length === 0
}
