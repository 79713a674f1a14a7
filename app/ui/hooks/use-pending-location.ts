import { useLocation, useNavigation } from '@remix-run/react'
import { type Place, readParam, type UrlParam } from '../url/url-param'

/**
 * Returns the URL that the visitor has requested last. It is the URL of the view that is loading, or the
 * current URL if none is loading. Links to other views must be derived from it, so that the first of two
 * quick choices is not lost.
 */
export function usePendingLocation(): Place {
  const shown = useLocation()
  const next = useNavigation().location
  return next?.pathname === shown.pathname ? next : shown
}

/** Returns one parameter of the view that the visitor has requested last. */
export function usePendingParam<T>(param: UrlParam<T>): T {
  return readParam(param, new URLSearchParams(usePendingLocation().search))
}
