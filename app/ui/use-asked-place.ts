import { useLocation, useNavigation } from '@remix-run/react'
import { type Place, readParam, type UrlParam } from './url-param'

/**
 * The address that the reader has asked for last: that of this page's next view while it is on its way, else the one that is shown. Links
 * to further views begin there, so that of two choices made at once the first is not lost.
 */
export function useAskedPlace(): Place {
  const shown = useLocation()
  const next = useNavigation().location
  return next?.pathname === shown.pathname ? next : shown
}

/** One choice of the view that the reader has asked for last. */
export function useAskedParam<T>(param: UrlParam<T>): T {
  return readParam(param, new URLSearchParams(useAskedPlace().search))
}
