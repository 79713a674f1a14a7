import { useNavigation } from '@remix-run/react'
import { useLasting } from './use-lasting'

/** Delay before a wait is shown, milliseconds. */
export const pendingAfterMs = 150

/**
 * Returns whether the visitor waits for another view of this page. `isAwaited` excludes other navigations.
 */
export function usePending(isAwaited: boolean): boolean {
  const isOnItsWay = useNavigation().location !== undefined
  return useLasting(isOnItsWay && isAwaited, pendingAfterMs)
}
