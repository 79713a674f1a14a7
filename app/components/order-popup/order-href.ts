import { useLocation } from '@remix-run/react'
import { useCallback } from 'react'
import { assign, hrefWith, type UrlParam } from '~/ui/url-param'

/** The shape of an account, and of `{userAccount}:{orderId}`. The sort order of a list may have the same name, and is no key. */
const keyShape = /^[1-9A-HJ-NP-Za-km-z]{32,44}(:\d{1,10})?$/

/** The order that is open over a page; none where nothing is said. */
export const orderParam: UrlParam<string> = {
  name: 'order',
  fallback: '',
  parse: (text) => (keyShape.test(text) ? text : undefined),
  format: (key) => key,
}

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
