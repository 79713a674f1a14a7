import { useLocation } from '@remix-run/react'
import { useCallback } from 'react'
import { assign, hrefWith, type UrlParam } from '~/ui/url/url-param'

/**
 * Pattern of an order key: an account, `{userAccount}:{orderId}`, or `{userAccount}:{orderId}:{slot}`. The sort
 * order of a list can use the same parameter name, but its values never match this pattern.
 */
const keyShape = /^[1-9A-HJ-NP-Za-km-z]{32,44}(:\d{1,15}){0,2}$/

/** URL parameter with the key of the order that is open over a page. Empty if no order is open. */
export const orderParam: UrlParam<string> = {
  name: 'order',
  fallback: '',
  parse: (text) => (keyShape.test(text) ? text : undefined),
  format: (key) => key,
}

/**
 * Returns a function that builds the URL of the current page with an order open over it. The other parameters
 * stay unchanged. The key is the account of the order. For a perp order, it also contains the order's id.
 */
export function useOrderHref(): (key: string) => string {
  const { pathname, search } = useLocation()
  return useCallback((key) => hrefWith({ pathname, search }, assign(orderParam, key)), [pathname, search])
}

/**
 * Returns the URL of an order's page. Used by browsers without scripts, and if the code of the popup fails to
 * load.
 */
export function orderPath(key: string): string {
  return `/orders/${encodeURIComponent(key)}`
}
