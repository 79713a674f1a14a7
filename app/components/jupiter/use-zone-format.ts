import { useSyncExternalStore } from 'react'
import { localFormat, type TimeFormat, utcFormat } from '~/domain/time-format'

const never = () => () => undefined

/** False on the server and while the browser takes the page over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Writes times in the reader's zone, as far as it is known; unlike the ticking clock it never draws anything anew. */
export function useZoneFormat(): TimeFormat {
  return useInBrowser() ? localFormat : utcFormat
}
