import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orderParam } from '~/shared/paths/order-href'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'

interface Closing {
  /**
   * Whether the order was closed while the router is still loading the page below it. Leaving the order with
   * the Back button of the browser also counts as closing.
   */
  readonly isClosed: boolean
  /** Closes the open order. Repeated calls do nothing. */
  readonly close: () => void
}

/**
 * Closes the order that is open over a page. Goes back exactly one history step, even if the visitor clicks
 * Close or presses Escape several times. The router changes the location only after the page below has
 * loaded. The popup does not wait for that: it disappears immediately.
 */
export function useClosing(key: string, wasPushed: boolean): Closing {
  const location = useLocation()
  const navigate = useNavigate()
  /** Key of the history entry in which the order was closed. */
  const closedAt = useRef<string>()
  const [closedEntry, setClosedEntry] = useState<string>()
  const entry = location.key
  const mark = useCallback((next: string | undefined) => {
    closedAt.current = next
    setClosedEntry(next)
  }, [])
  useEffect(() => {
    // Back and Forward change the URL before the router has loaded the page.
    const onStep = () => mark(key !== '' && addressedOrder() !== key ? entry : undefined)
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [key, entry, mark])
  const close = () => {
    if (closedAt.current === entry) return
    mark(entry)
    if (wasPushed) navigate(-1)
    else navigate(hrefWith(location, assign(orderParam, '')), { replace: true, preventScrollReset: true })
  }
  return { isClosed: closedEntry === entry, close }
}

function addressedOrder(): string {
  return readParam(orderParam, new URLSearchParams(window.location.search))
}
