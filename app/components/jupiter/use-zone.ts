import { useSyncExternalStore } from 'react'
import { localZone, utcZone, type Zone } from '~/domain/time-format'

const never = () => () => undefined

/**
 * Returns whether the component runs in a hydrated browser. Returns false on the server and during hydration.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Returns the visitor's time zone, or UTC until hydration. Unlike the clock hook, this hook does not render
 * its component every second.
 */
export function useZone(): Zone {
  return useInBrowser() ? localZone : utcZone
}
