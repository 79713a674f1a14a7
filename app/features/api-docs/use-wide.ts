import { useSyncExternalStore } from 'react'
import { besideWidth } from './endpoints.css'

/**
 * Returns whether the response is shown beside the list of endpoints. The server renders the wide layout.
 * Narrow screens hide the response until hydration.
 */
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
