import { useNavigation } from '@remix-run/react'
import { useDelayed } from './use-delayed'

/** Time from which a wait is shown, milliseconds. Shorter waits are not shown. */
export const pendingAfterMs = 150

/**
 * Returns whether the visitor is waiting for another view of this page. `isAwaited` is false for all other
 * navigations.
 */
export function usePending(isAwaited: boolean): boolean {
  const isOnItsWay = useNavigation().location !== undefined
  return useDelayed(isOnItsWay && isAwaited, pendingAfterMs)
}
