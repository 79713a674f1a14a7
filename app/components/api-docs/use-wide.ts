import { useSyncExternalStore } from 'react'
import { besideWidth } from './endpoints-width'

/** Whether the answer stands beside the list; the server supposes so, and narrow screens hide it until they know. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true)
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(besideWidth)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function isWide(): boolean {
  return matchMedia(besideWidth).matches
}
