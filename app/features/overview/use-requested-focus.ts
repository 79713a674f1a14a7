import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * After a navigation that names a panel in its history state, moves the focus to the heading of that panel
 * and scrolls the panel to the top of the window.
 */
export function useRequestedFocus(): void {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus, also to the same panel
  useEffect(() => {
    // The history state can contain any value, so the panel may not exist.
    const panel = document.getElementById(String(Object(state).focus))
    panel?.querySelector('h2')?.focus()
    // The focus alone scrolls the page only until the heading is visible.
    panel?.scrollIntoView()
  }, [key])
}
