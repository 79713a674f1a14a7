import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Moves the focus to the heading of the panel that the navigation names, and scrolls the panel to the top of
 * the window.
 */
export function useRequestedFocus(): void {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus, also to the same panel
  useEffect(() => {
    // The history state can contain anything, so the panel may not exist.
    const panel = document.getElementById(String(Object(state).focus))
    panel?.querySelector('h2')?.focus()
    // Focusing alone scrolls only until the heading is visible.
    panel?.scrollIntoView()
  }, [key])
}
