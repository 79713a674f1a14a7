import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something counts as nearly seen, so that it is there when it is. */
const nearPx = 200

/** Whether an element has ever been on the screen, or nearly. */
export function useSeen(element: RefObject<Element>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: `${nearPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
