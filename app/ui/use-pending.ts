import { useNavigation } from '@remix-run/react'
import { useLasting } from './use-lasting'

/** Waiting shows only after this. */
export const pendingAfterMs = 150

/** Whether the reader waits for another view of this page, which `isAwaited` tells from what else may be on its way. */
export function usePending(isAwaited: boolean): boolean {
  const isOnItsWay = useNavigation().location !== undefined
  return useLasting(isOnItsWay && isAwaited, pendingAfterMs)
}
