import { useLocation } from '@remix-run/react'
import { useCallback } from 'react'
import { assign, hrefWith, textParam } from '~/ui/url-param'

/** Longer than `{userAccount}:{orderId}` is none. */
const longestKey = 56

/** The order that is open over a page; none where nothing is said. */
export const orderParam = textParam('order', longestKey)

/**
 * The address of this page with an order open over it; everything else that the page's address says stays. The key is the order's account,
 * or `{userAccount}:{orderId}` of a Drift order.
 */
export function useOrderHref(): (key: string) => string {
  const { pathname, search } = useLocation()
  return useCallback((key) => hrefWith({ pathname, search }, assign(orderParam, key)), [pathname, search])
}

/** An order as a page of its own: where there are no scripts, or the popup's can't be had. */
export function orderPath(key: string): string {
  return `/orders/${encodeURIComponent(key)}`
}
