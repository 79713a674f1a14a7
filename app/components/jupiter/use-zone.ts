import { useSyncExternalStore } from 'react'
import { localZone, utcZone, type Zone } from '~/domain/time-format'

const never = () => () => undefined

/** False on the server and while the browser takes the page over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The visitor's zone, UTC until the browser has taken over; unlike the ticking clock it never causes another drawing. */
export function useZone(): Zone {
  return useInBrowser() ? localZone : utcZone
}
