import { useEffect, useRef } from 'react'

/** The bar stays while the page has scrolled less than this, in pixels. */
const alwaysShownAbove = 64
/** Shorter moves are no change of direction: a finger trembles. */
const smallestMove = 6

/** Whether the bar shall be hidden after a scroll from one place to another (M34); undefined = as before. */
export function hidesAfter(fromY: number, toY: number): boolean | undefined {
  if (toY < alwaysShownAbove) return false
  if (Math.abs(toY - fromY) < smallestMove) return undefined
  return toY > fromY
}

/** Hides a bar while the page scrolls down and brings it back on the way up; never hides what has the focus in it. */
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
