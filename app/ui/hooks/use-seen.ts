import { type RefObject, useEffect, useState } from 'react'

/**
 * Maximum distance from the window at which an element is treated as seen, px. Content is thus ready when the
 * visitor scrolls to it.
 */
const nearPx = 200

/** Returns whether an element has ever been on or near the screen. */
export function useSeen(element: RefObject<Element>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null) return
    return watchInView(element.current, (isInView) => {
      if (isInView) setSeen(true)
    })
  }, [element, isSeen])
  return isSeen
}

/** Returns whether an element is on or near the screen. Returns false until that is known. */
export function useInView(element: RefObject<Element>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (element.current !== null) return watchInView(element.current, setInView)
  }, [element])
  return isInView
}

function watchInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    const newest = entries.at(-1)
    if (newest !== undefined) onChange(newest.isIntersecting)
  }
  const observer = new IntersectionObserver(look, { rootMargin: `${nearPx}px` })
  observer.observe(element)
  return () => observer.disconnect()
}
