import { useSyncExternalStore } from 'react'
import { localFormat, utcFormat } from '~/domain/format-time'

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
export function useZoneFormat(): Intl.DateTimeFormat {
  return useInBrowser() ? localFormat : utcFormat
}

/** The zone's short name, e.g. `CET`. */
export function zoneName(format: Intl.DateTimeFormat, atMs: number): string | undefined {
  return format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value
}
