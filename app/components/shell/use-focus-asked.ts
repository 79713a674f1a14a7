import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Moves the focus to the heading of the panel that a navigation was about (resolution 4.5), and the panel to the top of the window. */
export function useFocusAsked(): void {
  const { state, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks anew, also for the same panel
  useEffect(() => {
    // The history's state may hold anything, so also no panel's anchor.
    const panel = document.getElementById(String(Object(state).focus))
    panel?.querySelector('h2')?.focus()
    // By itself, a focus scrolls no further than to where the heading can just be seen.
    panel?.scrollIntoView()
  }, [key])
}
