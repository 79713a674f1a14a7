import { useEffect, useRef } from 'react'

/** Maximum scroll position at which the bar is always shown, pixels. */
const alwaysShownAbove = 64
/**
 * Minimum scroll movement that hides or shows the bar, pixels. A trembling finger can cause smaller
 * movements.
 */
const smallestMove = 6

/** Returns whether the top bar is hidden after a scroll movement. `undefined`: the bar stays as it is. */
export function hidesAfter(fromY: number, toY: number): boolean | undefined {
  if (toY < alwaysShownAbove) return false
  if (Math.abs(toY - fromY) < smallestMove) return undefined
  return toY > fromY
}

/**
 * Hides the top bar while the page scrolls down and shows it while the page scrolls up. A bar that contains
 * the focus is never hidden.
 */
export function useHidingTop<T extends HTMLElement>() {
  const bar = useRef<T>(null)
  useEffect(() => {
    const root = document.documentElement
    const element = bar.current
    if (element === null) return
    let lastY = window.scrollY
    const show = () => {
      delete root.dataset.top
    }
    const onScroll = () => {
      const hides = hidesAfter(lastY, window.scrollY)
      if (hides === undefined) return
      lastY = window.scrollY
      if (hides && !element.contains(document.activeElement)) root.dataset.top = 'hidden'
      else show()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', onScroll)
      element.removeEventListener('focusin', show)
      show()
    }
  }, [])
  return bar
}
