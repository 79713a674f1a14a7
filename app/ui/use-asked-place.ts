import { useLocation, useNavigation } from '@remix-run/react'
import type { Place } from './url-param'

/**
 * The address that the reader has asked for last: that of this page's next view while it is on its way, else the one that is shown. Links
 * to further views begin there, so that of two choices made at once the first is not lost.
 */
export function useAskedPlace(): Place {
  const shown = useLocation()
  const next = useNavigation().location
  return next?.pathname === shown.pathname ? next : shown
}
