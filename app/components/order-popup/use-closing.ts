import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assign, hrefWith, readParam } from '~/ui/url-param'
import { orderParam } from './order-href'

interface Closing {
  /**
   * Whether the order was closed, or left by the browser's Back, while the router still loads the page below.
   */
  readonly isClosed: boolean
  /** Closes the open order. Repeated calls do nothing. */
  readonly close: () => void
}

/**
 * Closes the order that is open over a page. Goes back one history step, even if the visitor clicks Close or
 * presses Escape several times. The router changes the location only after the page below has loaded. The
 * popup does not wait for that: it disappears immediately and cannot be closed twice.
 */
export function useClosing(key: string, wasPushed: boolean): Closing {
  const location = useLocation()
  const navigate = useNavigate()
  /** History entry in which the order was closed. */
  const closedAt = useRef<string>()
  const [closedEntry, setClosedEntry] = useState<string>()
  const entry = location.key
  const mark = useCallback((next: string | undefined) => {
    closedAt.current = next
    setClosedEntry(next)
  }, [])
  useEffect(() => {
    // Back and Forward change the address before the router has loaded anything.
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
