import { type RefObject, startTransition, useEffect, useState } from 'react'

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * Returns the current size of an element, pixels. `undefined`: not measured yet. Size updates are
 * transitions, so React renders a chart in slices and a phone stays responsive.
 */
export function useBox(element: RefObject<Element>): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      startTransition(() => setBox({ width: Math.round(width), height: Math.round(height) }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return box
}
