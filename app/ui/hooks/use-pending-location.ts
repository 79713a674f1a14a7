import { useLocation } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { type Place, readParam, type UrlParam } from '../url/url-param'

/**
 * Returns the URL that the visitor has requested last. It is the URL of the view that is loading, or the
 * current URL if none is loading. Links to other views must be derived from it, so that the first of two
 * quick choices is not lost. It is read from the router itself: the router's hooks update in a transition,
 * which a slow device renders up to seconds later.
 */
export function usePendingLocation(): Place {
  const shown = useLocation()
  const requested = useSyncExternalStore(subscribe, requestedLocation, () => undefined)
  return requested?.pathname === shown.pathname ? requested : shown
}

function subscribe(onChange: () => void): () => void {
  return window.__remixRouter?.subscribe(onChange) ?? (() => undefined)
}

function requestedLocation() {
  const state = window.__remixRouter?.state
  return state?.navigation.location ?? state?.location
}

/** Returns one parameter of the view that the visitor has requested last. */
export function usePendingParam<T>(param: UrlParam<T>): T {
  return readParam(param, new URLSearchParams(usePendingLocation().search))
}
