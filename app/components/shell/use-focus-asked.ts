import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Moves the focus to the heading of the panel that a navigation was about (resolution 4.5), and the panel to the top of the window. */
export function useFocusAsked(): void {
  const { state, key } = useLocation()
  const anchor = anchorOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks anew, also for the same panel
  useEffect(() => {
    const panel = anchor === undefined ? null : document.getElementById(anchor)
    // By itself, a focus scrolls no further than to where the heading can just be seen.
    panel?.querySelector('h2')?.focus({ preventScroll: true })
    panel?.scrollIntoView()
  }, [anchor, key])
}

/** The panel's anchor out of the history's state, which may hold anything. */
function anchorOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focus' in state)) return undefined
  return typeof state.focus === 'string' ? state.focus : undefined
}
