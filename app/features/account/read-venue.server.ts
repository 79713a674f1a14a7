import { redirect } from '@remix-run/node'
import { loadPanel } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { kaminoOrderToRow, limitOrderToRow } from '~/contracts/orders/order-row'
import type { Address } from '~/domain/base/ids'
import { traderPath } from '~/shared/paths/detail-path'
import { pageSizeOf, parseListQuery } from '~/ui/table/list-query'
import { assign, hrefWith } from '~/ui/url/url-param'
import {
  accountLists,
  chosenTab,
  firstTab,
  knownTotal,
  tabParam,
  type VenueTab,
  venueTabs,
} from './account-lists'
import { readOrdersAndFills, readPositions } from './perps/read-perps.server'

const size = 20

/**
 * Reads the trader's orders or positions at the open tab's venue, and the number of orders and positions at
 * each venue. The rows of the other venues are not sent to the browser. `dca` is the list of the first tab. Without a
 * choice, redirects to the first tab that is not empty: a tab that is in the URL stays open while the page reloads.
 */
export async function readVenue(
  context: PageContext,
  trader: Address,
  /** Id in the URL: that of the trader, or of one of its User accounts. */
  opened: string,
  params: URLSearchParams,
  dca: Promise<{ readonly answer: Parameters<typeof knownTotal>[0] }>,
) {
  const chosen = chosenTab(params)
  const [{ answer: dcaOrders }, limit, kamino, positions, perps] = await Promise.all([
    dca,
    readLimit(context, trader, params),
    readKamino(context, trader, params),
    readPositions(context, trader),
    chosen === 'perps' ? readOrdersAndFills(context, trader) : undefined,
  ])
  const counts = {
    limit: knownTotal(limit.answer),
    kamino: knownTotal(kamino.answer),
    perps: knownTotal({ page: positions.data, meta: positions.meta }),
  }
  const tab = chosen ?? firstTab({ dca: knownTotal(dcaOrders), ...counts })
  if (chosen === undefined && tab !== venueTabs[0]) throw redirect(tabPath(opened, tab, params))
  const other = {
    trader,
    counts,
    limit: tab === 'limit' ? limit : undefined,
    kamino: tab === 'kamino' ? kamino : undefined,
    perps: perps && { positions, ...perps },
  }
  return { tab, other }
}

function tabPath(opened: string, tab: VenueTab, params: URLSearchParams): string {
  return hrefWith({ pathname: traderPath(opened), search: params.toString() }, assign(tabParam, tab))
}

async function readLimit(context: PageContext, trader: Address, params: URLSearchParams) {
  const query = parseListQuery(accountLists.limit, params)
  const request = { ...query, size: pageSizeOf(query, size), maker: trader }
  const orders = context.queries.listLimitOrders(request)
  return { query, answer: await loadPanel(context, 'limit', orders, limitOrderToRow) }
}

async function readKamino(context: PageContext, trader: Address, params: URLSearchParams) {
  const query = parseListQuery(accountLists.kamino, params)
  const request = { ...query, size: pageSizeOf(query, size), maker: trader }
  const orders = context.queries.listKaminoOrders(request)
  return { query, answer: await loadPanel(context, 'kamino', orders, kaminoOrderToRow) }
}
