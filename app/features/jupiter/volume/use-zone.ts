import { useHydrated } from 'remix-utils/use-hydrated'
import { localZone, utcZone, type Zone } from '~/domain/format/time-zone'

/**
 * Returns the visitor's time zone, or UTC until hydration. Unlike the clock hook, this hook does not render
 * its component every second.
 */
export function useZone(): Zone {
  return useHydrated() ? localZone : utcZone
}
