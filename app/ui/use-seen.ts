import { type RefObject, useEffect, useState } from 'react'

/** So far beyond the window counts as seen: what a reader scrolls to is there already. */
const nearPx = 200

/** Whether an element has ever been on the screen, or nearly. */
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

/** Whether an element is on the screen now, or nearly; false until that is known. */
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
