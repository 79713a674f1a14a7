import { useLocation } from '@remix-run/react'
import { useCallback } from 'react'
import { assign, hrefWith, type UrlParam } from '~/ui/url-param'

/**
 * Shape of an account key, or of `{userAccount}:{orderId}`. A list's sort order can use the same parameter
 * name, but never has this shape.
 */
const keyShape = /^[1-9A-HJ-NP-Za-km-z]{32,44}(:\d{1,10})?$/

/** Parameter with the order that is open over a page. Empty: no order. */
export const orderParam: UrlParam<string> = {
  name: 'order',
  fallback: '',
  parse: (text) => (keyShape.test(text) ? text : undefined),
  format: (key) => key,
}

/**
 * Returns a function that builds the address of this page with an order open over it. The other parameters
 * stay. The key is the order's account, or `{userAccount}:{orderId}` of a Drift order.
 */
export function useOrderHref(): (key: string) => string {
  const { pathname, search } = useLocation()
  return useCallback((key) => hrefWith({ pathname, search }, assign(orderParam, key)), [pathname, search])
}

/**
 * Returns the address of an order's page, for browsers without scripts and for when the popup's code fails to
 * load.
 */
export function orderPath(key: string): string {
  return `/orders/${encodeURIComponent(key)}`
}
