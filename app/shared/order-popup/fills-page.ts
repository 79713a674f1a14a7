import { orderPath } from '~/shared/paths/order-href'
import { pageParam } from '~/ui/url/url-param'

/** URL parameter of an order's page with the page of its executions. */
export const fillsPageParam = pageParam('fills')

/** Returns the URL of an order's page with a page of its executions. */
export function fillsHref(orderKey: string, page: number): string {
  return page === 1 ? orderPath(orderKey) : `${orderPath(orderKey)}?${fillsPageParam.name}=${page}`
}
