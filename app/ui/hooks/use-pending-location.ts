import { useLocation } from '@remix-run/react'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Place, readParam, type UrlParam } from '../url/url-param'

/**
 * Returns the URL that the visitor has requested last. It is the URL of the view that is loading, or the
 * current URL if none is loading. Links to other views must be derived from it, so that the first of two
 * quick choices is not lost. It is read from the router itself: the router's hooks update in a transition,
 * which a slow device renders up to seconds later.
 */
export function usePendingLocation(): Place {
  const { pathname, search: shown } = useLocation()
  // A text, because an object would be a new one for each location, and each new one would cause a render.
  const requested = useCallback(() => requestedSearch(pathname) ?? shown, [pathname, shown])
  const search = useSyncExternalStore(subscribe, requested, () => shown)
  return useMemo(() => ({ pathname, search }), [pathname, search])
}

function subscribe(onChange: () => void): () => void {
  return window.__remixRouter?.subscribe(onChange) ?? (() => undefined)
}

/** Returns the query string that was requested last for a path. `undefined`: another path was requested. */
function requestedSearch(pathname: string): string | undefined {
  const state = window.__remixRouter?.state
  const requested = state?.navigation.location ?? state?.location
  return requested?.pathname === pathname ? requested.search : undefined
}

/** Returns whether another page is loading. */
export function isLeavingPage(): boolean {
  const state = window.__remixRouter?.state
  const next = state?.navigation.location
  return next !== undefined && next.pathname !== state?.location.pathname
}

/** Returns one parameter of the view that the visitor has requested last. */
export function usePendingParam<T>(param: UrlParam<T>): T {
  return readParam(param, new URLSearchParams(usePendingLocation().search))
}
