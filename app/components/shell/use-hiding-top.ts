import { useEffect, useRef } from 'react'

/** Scroll position up to which the bar is always shown, pixels. */
const alwaysShownAbove = 64
/** Minimum movement that counts as a direction, pixels. Smaller ones can come from a trembling finger. */
const smallestMove = 6

/** Returns whether the bar is hidden after a scroll. `undefined`: unchanged. */
export function hidesAfter(fromY: number, toY: number): boolean | undefined {
  if (toY < alwaysShownAbove) return false
  if (Math.abs(toY - fromY) < smallestMove) return undefined
  return toY > fromY
}

/**
 * Hides a bar while the page scrolls down and shows it on the way up. Never hides a bar that contains the
 * focus.
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
